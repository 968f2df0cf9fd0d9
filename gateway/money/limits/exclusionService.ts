import { and, desc, eq, gt, isNull, or } from 'drizzle-orm';
import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc.js';
import type { ExclusionLength } from '#contract/saferPlay';
import { coolOffService } from '../../members/coolOff/coolOffService.ts';
import type { RunningCoolOff } from '../../http/policy/coolOff.ts';
import type { Player } from '../../http/policy/caller.ts';
import type { Queries } from '../../platform/database/database.ts';
import { rememberService } from '../../members/sessions/rememberService.ts';
import { sessionService } from '../../members/sessions/sessionService.ts';
import type { Runtime } from '../../platform/runtime/runtime.ts';
import { exclusions } from './schema.ts';

dayjs.extend(utc);

type Owner = Pick<Player, 'merchant' | 'memberId'>;
type Kind = (typeof exclusions.$inferSelect)['kind'];

/** Time-outs and self-exclusions: cool-offs that last, end every session and have no way round (MEM-12, SAFE-03). */
export const exclusionService = (queries: Queries, runtime: Runtime) => {
  const coolOffs = coolOffService(queries);

  const take = async (
    { merchant, memberId }: Owner,
    kind: Kind,
    until: Date | null,
    now: Date,
  ): Promise<RunningCoolOff> => {
    await queries
      .insert(exclusions)
      .values({ id: runtime.newId(), merchant, memberId, kind, takenAt: now, until });
    const coolOff = await coolOffs.take({ merchant, memberId }, { kind, until }, now);
    await sessionService(queries, runtime).endAllOf(merchant, memberId);
    await rememberService(queries, runtime).forgetAllOf(merchant, memberId);
    return coolOff;
  };

  const runningOf = ({ merchant, memberId }: Owner, now: Date) =>
    queries
      .select()
      .from(exclusions)
      .where(
        and(
          eq(exclusions.merchant, merchant),
          eq(exclusions.memberId, memberId),
          isNull(exclusions.endedAt),
          or(isNull(exclusions.until), gt(exclusions.until, now)),
        ),
      )
      // Postgres sorts what has no end first.
      .orderBy(desc(exclusions.until), desc(exclusions.takenAt));

  return {
    /** Both are asked with the member locked, whose row they need. */
    timeOut: (owner: Owner, days: number, now: Date): Promise<RunningCoolOff> =>
      take(owner, 'timeOut', dayjs.utc(now).add(days, 'day').toDate(), now),

    selfExclude: (owner: Owner, months: ExclusionLength, now: Date): Promise<RunningCoolOff> =>
      take(
        owner,
        'selfExclusion',
        months === 'indefinite' ? null : dayjs.utc(now).add(months, 'month').toDate(),
        now,
      ),

    /** Those that run, the longest first. */
    runningOf,

    /** Ends the exclusions without an end; what else runs goes on. Asked with the member locked. */
    endIndefinite: async (owner: Owner, now: Date): Promise<void> => {
      const all = await runningOf(owner, now);
      for (const { id } of all.filter(({ until }) => until === null)) {
        await queries.update(exclusions).set({ endedAt: now }).where(eq(exclusions.id, id));
      }
      const longest = all.find(({ until }) => until !== null);
      await coolOffs.replace(owner, longest && { kind: longest.kind, until: longest.until }, now);
    },
  };
};
