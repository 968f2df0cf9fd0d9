import { and, asc, desc, eq, gt, lte, sql, type AnyColumn } from 'drizzle-orm';
import type { Player } from '../../http/policy/caller.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { Share } from '../../money/turnover/boundShares.ts';
import { bets } from './schema.ts';

/** Looked at for open rounds: an index over all that are open would be written twice with every round. */
const MONTH = 31 * 24 * 3_600_000;

export type Bet = typeof bets.$inferSelect;

/** A round by the names that its vendor gives. */
export interface RoundName {
  readonly merchant: string;
  readonly vassalage: string;
  readonly roundRef: string;
}

/** How a round has ended; a free one has what it brought beside. */
type ClosedBet = Pick<Bet, 'state' | 'win' | 'validBet' | 'settledAt'> & Partial<Pick<Bet, 'freeWin'>>;

const named = ({ merchant, vassalage, roundRef }: RoundName) =>
  and(eq(bets.merchant, merchant), eq(bets.vassalage, vassalage), eq(bets.roundRef, roundRef));

export const betRepository = (queries: Queries) => ({
  /** False when the round has a row already. */
  insert: async (bet: typeof bets.$inferInsert): Promise<boolean> =>
    (await queries.insert(bets).values(bet).onConflictDoNothing().returning({ id: bets.id })).length > 0,

  /** Locks the round until the transaction ends. */
  lock: async (name: RoundName): Promise<Bet | undefined> => {
    const [row] = await queries.select().from(bets).where(named(name)).for('update');
    return row;
  },

  keepBound: async (name: RoundName, shares: readonly Share[]): Promise<void> => {
    const boundStake = shares.map(({ requirementId, amount }) => ({
      requirementId,
      amount: amount.toString(),
    }));
    await queries.update(bets).set({ boundStake }).where(named(name));
  },

  close: async (name: RoundName, change: ClosedBet) => {
    await queries.update(bets).set(change).where(named(name));
  },

  /** What a member has played, the last first. */
  latestOf: ({ merchant, memberId }: Pick<Player, 'merchant' | 'memberId'>, limit: number): Promise<Bet[]> =>
    queries
      .select()
      .from(bets)
      .where(and(eq(bets.merchant, merchant), eq(bets.memberId, memberId)))
      .orderBy(desc(bets.placedAt))
      .limit(limit),

  /** The rounds of a vendor that were placed before a time, of the last month, and are open; the oldest first. */
  openOf: (
    { merchant, vassalage }: Omit<RoundName, 'roundRef'>,
    before: Date,
    limit: number,
  ): Promise<Bet[]> =>
    queries
      .select()
      .from(bets)
      .where(
        and(
          eq(bets.merchant, merchant),
          eq(bets.vassalage, vassalage),
          eq(bets.state, 'open'),
          lte(bets.placedAt, before),
          gt(bets.placedAt, new Date(before.getTime() - MONTH)),
        ),
      )
      .orderBy(asc(bets.placedAt))
      .limit(limit),

  /** Selects the bets of a visit; to be asked within another query, whose column names the visit. */
  ofVisit: (visitId: AnyColumn) =>
    queries
      .select({ one: sql`1` })
      .from(bets)
      .where(eq(bets.visitId, visitId)),

  /** Sums of the settled rounds of a visit. */
  sumsOf: async (visitId: string) => {
    const [row] = await queries
      .select({
        rounds: sql<number>`count(*)::int`,
        stake: sql<string>`coalesce(sum(${bets.stake}), 0)::text`,
        win: sql<string>`coalesce(sum(${bets.win}), 0)::text`,
      })
      .from(bets)
      .where(and(eq(bets.visitId, visitId), eq(bets.state, 'settled')));
    return { rounds: row?.rounds ?? 0, stake: BigInt(row?.stake ?? 0), win: BigInt(row?.win ?? 0) };
  },
});
