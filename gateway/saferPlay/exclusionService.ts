import { and, desc, eq, gt } from 'drizzle-orm';
import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc.js';
import type { Value } from '#contract/wireTypes';
import { breakService } from '../breaks/breakService.ts';
import type { Player } from '../caller.ts';
import type { Queries } from '../database/database.ts';
import type { Runtime } from '../runtime.ts';
import { exclusions } from './schema.ts';

dayjs.extend(utc);

export type Pause = NonNullable<Value<'saferPlay'>['pause']>;

type Owner = Pick<Player, 'merchant' | 'memberId'>;

const aMinute = 60_000;

/** Time-outs and self-exclusions: breaks that last, and that no call ends before their time (MEM-12). */
export const exclusionService = (queries: Queries, { newId }: Pick<Runtime, 'newId'>) => {
  const breaks = breakService(queries);

  const take = async (
    { merchant, memberId }: Owner,
    kind: 'timeOut' | 'selfExclusion',
    end: Date,
    now: Date,
  ): Promise<Pause> => {
    const minutes = Math.ceil((end.getTime() - now.getTime()) / aMinute);
    const until = await breaks.take({ merchant, memberId }, minutes, now);
    await queries.insert(exclusions).values({ id: newId(), merchant, memberId, kind, takenAt: now, until });
    return { kind, until: until.toISOString() };
  };

  return {
    /** What keeps a member from paying in and from playing now: the longest that runs. */
    running: async (owner: Owner, now: Date): Promise<Pause | null> => {
      const until = await breaks.runningUntil(owner, now);
      if (until === undefined) return null;
      const [longest] = await queries
        .select()
        .from(exclusions)
        .where(
          and(
            eq(exclusions.merchant, owner.merchant),
            eq(exclusions.memberId, owner.memberId),
            gt(exclusions.until, now),
          ),
        )
        .orderBy(desc(exclusions.until), desc(exclusions.takenAt))
        .limit(1);
      return { kind: longest?.kind ?? 'break', until: until.toISOString() };
    },

    timeOut: (owner: Owner, days: number, now: Date): Promise<Pause> =>
      take(owner, 'timeOut', dayjs.utc(now).add(days, 'day').toDate(), now),

    selfExclude: (owner: Owner, months: number, now: Date): Promise<Pause> =>
      take(owner, 'selfExclusion', dayjs.utc(now).add(months, 'month').toDate(), now),
  };
};
