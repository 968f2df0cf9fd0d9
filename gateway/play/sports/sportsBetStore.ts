import { and, asc, count, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { betColumns, betsView, type SeenBet } from '../bets/betsView.ts';
import type { Player } from '../../http/policy/caller.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { MatchName } from './matchStore.ts';
import { sportsBets, sportsMatches } from './schema.ts';

type SportsBetRow = typeof sportsBets.$inferSelect;

/** A bet with its row in the betting record. */
export interface StakedBet {
  readonly ticket: SportsBetRow;
  readonly bet: SeenBet;
}

type Owner = Pick<Player, 'merchant' | 'memberId'>;

export const sportsBetStore = (queries: Queries) => {
  const bet = betsView(queries);
  const ownedBy = ({ merchant, memberId }: Owner) =>
    and(eq(sportsBets.merchant, merchant), eq(sportsBets.memberId, memberId));
  const withMoney = () =>
    queries
      .select({ ticket: sportsBets, bet: betColumns(bet), match: sportsMatches })
      .from(sportsBets)
      .innerJoin(bet, eq(bet.id, sportsBets.id))
      .innerJoin(
        sportsMatches,
        and(eq(sportsMatches.merchant, sportsBets.merchant), eq(sportsMatches.id, sportsBets.matchId)),
      );
  return {
    insert: async (row: typeof sportsBets.$inferInsert): Promise<void> => {
      await queries.insert(sportsBets).values(row);
    },

    /** False when the bet had ended before. */
    end: async (id: string, endedAt: Date): Promise<boolean> =>
      (
        await queries
          .update(sportsBets)
          .set({ endedAt })
          .where(and(eq(sportsBets.id, id), isNull(sportsBets.endedAt)))
          .returning({ id: sportsBets.id })
      ).length > 0,

    openOf: ({ merchant, id }: MatchName, limit: number): Promise<StakedBet[]> =>
      queries
        .select({ ticket: sportsBets, bet: betColumns(bet) })
        .from(sportsBets)
        .innerJoin(bet, eq(bet.id, sportsBets.id))
        .where(and(eq(sportsBets.merchant, merchant), eq(sportsBets.matchId, id), isNull(sportsBets.endedAt)))
        .orderBy(asc(sportsBets.id))
        .limit(limit),

    /** What a member has staked on a match, minor units. */
    stakedOn: async (owner: Owner, matchId: string): Promise<bigint> => {
      const [row] = await queries
        .select({ staked: sql<string>`coalesce(sum(${bet.stake}), 0)::text` })
        .from(sportsBets)
        .innerJoin(bet, eq(bet.id, sportsBets.id))
        .where(and(ownedBy(owner), eq(sportsBets.matchId, matchId)));
      return BigInt(row?.staked ?? 0);
    },

    /** Bets with money and match. */
    byIds: (owner: Owner, ids: readonly string[]) =>
      withMoney()
        .where(and(ownedBy(owner), inArray(sportsBets.id, [...ids])))
        .orderBy(desc(bet.placedAt), desc(bet.id)),

    page: (owner: Owner, offset: number, limit: number) =>
      withMoney().where(ownedBy(owner)).orderBy(desc(bet.placedAt), desc(bet.id)).offset(offset).limit(limit),

    /** How many there are, and how many of them wait for their match. */
    count: async (owner: Owner): Promise<{ total: number; open: number }> => {
      const [row] = await queries
        .select({
          total: count(),
          open: sql<number>`(count(*) FILTER (WHERE ${sportsBets.endedAt} IS NULL))::int`,
        })
        .from(sportsBets)
        .where(ownedBy(owner));
      return row ?? { total: 0, open: 0 };
    },
  };
};
