import { and, asc, count, desc, eq, exists, inArray, isNull, ne, sql } from 'drizzle-orm';
import { betColumns, betsView, type SeenBet } from '../bets/betsView.ts';
import type { Player } from '../../http/policy/caller.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { MatchName, MatchRow } from './matchStore.ts';
import { sportsBets, sportsLegs, sportsMatches } from './schema.ts';

type SportsBetRow = typeof sportsBets.$inferSelect;
export type LegRow = typeof sportsLegs.$inferSelect;

interface LegFacts {
  readonly leg: LegRow;
  readonly match: MatchRow;
}

/** A bet with its row in the betting record and its legs. */
export interface TicketFacts {
  readonly ticket: SportsBetRow;
  readonly bet: SeenBet;
  readonly legs: readonly LegFacts[];
}

type Owner = Pick<Player, 'merchant' | 'memberId'>;

export const sportsBetStore = (queries: Queries) => {
  const bet = betsView(queries);
  const ownedBy = ({ merchant, memberId }: Owner) =>
    and(eq(sportsBets.merchant, merchant), eq(sportsBets.memberId, memberId));
  const withMoney = () =>
    queries
      .select({ ticket: sportsBets, bet: betColumns(bet) })
      .from(sportsBets)
      .innerJoin(bet, eq(bet.id, sportsBets.id));
  const withLegs = async (rows: readonly Omit<TicketFacts, 'legs'>[]): Promise<TicketFacts[]> => {
    if (rows.length === 0) return [];
    const ids = rows.map(({ ticket }) => ticket.id);
    const legs = await queries
      .select({ leg: sportsLegs, match: sportsMatches })
      .from(sportsLegs)
      .innerJoin(
        sportsMatches,
        and(eq(sportsMatches.merchant, sportsLegs.merchant), eq(sportsMatches.id, sportsLegs.matchId)),
      )
      .where(inArray(sportsLegs.betId, ids))
      .orderBy(asc(sportsLegs.place));
    const byBet = Map.groupBy(legs, ({ leg }) => leg.betId);
    return rows.map((row) => ({ ...row, legs: byBet.get(row.ticket.id) ?? [] }));
  };

  return {
    insert: async (
      row: typeof sportsBets.$inferInsert,
      legs: readonly Omit<LegRow, 'betId' | 'place' | 'merchant' | 'endedAt'>[],
    ): Promise<void> => {
      await queries.insert(sportsBets).values(row);
      const { id: betId, merchant } = row;
      await queries.insert(sportsLegs).values(legs.map((leg, place) => ({ ...leg, betId, merchant, place })));
    },

    /** A bet, locked until the transaction ends; undefined when it has ended. */
    lockOpen: async (id: string): Promise<TicketFacts | undefined> => {
      const [open] = await queries
        .select()
        .from(sportsBets)
        .where(and(eq(sportsBets.id, id), isNull(sportsBets.endedAt)))
        .for('update');
      if (open === undefined) return undefined;
      const [facts] = await withLegs(await withMoney().where(eq(sportsBets.id, id)));
      return facts;
    },

    endLeg: async ({ betId, place }: Pick<LegRow, 'betId' | 'place'>, endedAt: Date): Promise<void> => {
      await queries
        .update(sportsLegs)
        .set({ endedAt })
        .where(and(eq(sportsLegs.betId, betId), eq(sportsLegs.place, place)));
    },

    end: async (id: string, endedAt: Date): Promise<void> => {
      await queries.update(sportsBets).set({ endedAt }).where(eq(sportsBets.id, id));
    },

    /** Legs on a match that were not taken into account yet, of bets that are open. */
    openOf: async ({ merchant, id }: MatchName, limit: number): Promise<LegRow[]> => {
      const rows = await queries
        .select({ leg: sportsLegs })
        .from(sportsLegs)
        .innerJoin(sportsBets, eq(sportsBets.id, sportsLegs.betId))
        .where(
          and(
            eq(sportsLegs.merchant, merchant),
            eq(sportsLegs.matchId, id),
            isNull(sportsLegs.endedAt),
            isNull(sportsBets.endedAt),
          ),
        )
        .orderBy(asc(sportsLegs.betId))
        .limit(limit);
      return rows.map(({ leg }) => leg);
    },

    /** All bets of a member with a leg on one of the matches, except void ones. */
    onMatches: async (owner: Owner, matchIds: readonly string[]): Promise<TicketFacts[]> => {
      const touching = queries
        .select({ one: sql`1` })
        .from(sportsLegs)
        .where(
          and(
            eq(sportsLegs.betId, sportsBets.id),
            eq(sportsLegs.merchant, owner.merchant),
            inArray(sportsLegs.matchId, [...matchIds]),
          ),
        );
      return withLegs(await withMoney().where(and(ownedBy(owner), ne(bet.state, 'void'), exists(touching))));
    },

    byIds: async (owner: Owner, ids: readonly string[]): Promise<TicketFacts[]> =>
      withLegs(
        await withMoney()
          .where(and(ownedBy(owner), inArray(sportsBets.id, [...ids])))
          .orderBy(desc(bet.placedAt), desc(bet.id)),
      ),

    page: async (owner: Owner, offset: number, limit: number): Promise<TicketFacts[]> =>
      withLegs(
        await withMoney()
          .where(ownedBy(owner))
          .orderBy(desc(bet.placedAt), desc(bet.id))
          .offset(offset)
          .limit(limit),
      ),

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
