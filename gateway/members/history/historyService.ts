import { and, count, desc, eq, gte, sql } from 'drizzle-orm';
import type { Value } from '#contract/wireTypes';
import { dayOf } from '../../brands/calendar/dayRange.ts';
import type { Queries } from '../../platform/database/database.ts';
import { tellMember } from '../notifications/tellMember.ts';
import type { Runtime } from '../../platform/runtime/runtime.ts';
import type { SessionPlace } from '../sessions/sessionService.ts';
import { loginHistory } from './schema.ts';

const MOST_SHOWN = 50;

interface Owner {
  readonly merchant: string;
  readonly memberId: string;
}

const ownedBy = ({ merchant, memberId }: Owner) =>
  and(eq(loginHistory.merchant, merchant), eq(loginHistory.memberId, memberId));

/** When and from where a member logged in (MEM-02). */
export const historyService = (queries: Queries, runtime: Pick<Runtime, 'now' | 'newId'>) => ({
  /** Writes a log-in down; the member is told of a device that was never seen, unless it is the first of all. */
  note: async (owner: Owner, { ip, agent }: SessionPlace): Promise<void> => {
    const at = runtime.now();
    const [before] = await queries
      .select({
        all: count(),
        same: sql<number>`(count(*) FILTER (WHERE ${loginHistory.agent} = ${agent}))::int`,
      })
      .from(loginHistory)
      .where(ownedBy(owner));
    await queries.insert(loginHistory).values({ id: runtime.newId(), ...owner, at, ip, agent });
    if (before === undefined || before.all === 0 || before.same > 0) return;
    await tellMember(queries, runtime, { ...owner, kind: 'newDevice', params: { agent, ip }, at });
  },

  /** On how many days of the brand a member has logged in since a moment. */
  daysSince: async (owner: Owner, since: Date, timeZone: string): Promise<bigint> => {
    const [row] = await queries
      .select({ days: sql<string>`count(DISTINCT ${dayOf(loginHistory.at, timeZone)})::text` })
      .from(loginHistory)
      .where(and(ownedBy(owner), gte(loginHistory.at, since)));
    return BigInt(row?.days ?? 0);
  },

  list: async (owner: Owner): Promise<Value<'loginHistory'>> => {
    const rows = await queries
      .select()
      .from(loginHistory)
      .where(ownedBy(owner))
      .orderBy(desc(loginHistory.at), desc(loginHistory.id))
      .limit(MOST_SHOWN);
    return { list: rows.map(({ id, at, ip, agent }) => ({ id, at: at.toISOString(), ip, agent })) };
  },
});
