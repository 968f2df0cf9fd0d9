import { and, asc, count, desc, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import { betColumns, betsView } from '../bets/betsView.ts';
import type { Player } from '../../http/policy/caller.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { DrawName } from './drawStore.ts';
import { lotteryDraws, lotteryTickets } from './schema.ts';
import type { StakedTicket } from './validBets.ts';

export type TicketRow = typeof lotteryTickets.$inferSelect;

type Owner = Pick<Player, 'merchant' | 'memberId'>;

export const ticketStore = (queries: Queries) => {
  const bet = betsView(queries);
  const ownedBy = ({ merchant, memberId }: Owner) =>
    and(eq(lotteryTickets.merchant, merchant), eq(lotteryTickets.memberId, memberId));
  const withMoney = () =>
    queries
      .select({ ticket: lotteryTickets, bet: betColumns(bet), draw: lotteryDraws })
      .from(lotteryTickets)
      .innerJoin(bet, eq(bet.id, lotteryTickets.id))
      .innerJoin(
        lotteryDraws,
        and(
          eq(lotteryDraws.merchant, lotteryTickets.merchant),
          eq(lotteryDraws.lottery, lotteryTickets.lottery),
          eq(lotteryDraws.drawNo, lotteryTickets.drawNo),
        ),
      );
  return {
    insert: async (rows: (typeof lotteryTickets.$inferInsert)[]): Promise<void> => {
      await queries.insert(lotteryTickets).values(rows);
    },

    /** False when the ticket had ended before. */
    end: async (id: string, endedAt: Date): Promise<boolean> =>
      (
        await queries
          .update(lotteryTickets)
          .set({ endedAt })
          .where(and(eq(lotteryTickets.id, id), isNull(lotteryTickets.endedAt)))
          .returning({ id: lotteryTickets.id })
      ).length > 0,

    find: async (owner: Owner, id: string): Promise<TicketRow | undefined> => {
      const [row] = await queries
        .select()
        .from(lotteryTickets)
        .where(and(ownedBy(owner), eq(lotteryTickets.id, id)));
      return row;
    },

    openOf: ({ merchant, lottery, drawNo }: DrawName, limit: number): Promise<TicketRow[]> =>
      queries
        .select()
        .from(lotteryTickets)
        .where(
          and(
            eq(lotteryTickets.merchant, merchant),
            eq(lotteryTickets.lottery, lottery),
            eq(lotteryTickets.drawNo, drawNo),
            isNull(lotteryTickets.endedAt),
          ),
        )
        .orderBy(asc(lotteryTickets.id))
        .limit(limit),

    /** All tickets of a member in a draw, except cancelled ones. */
    ofDraw: async (owner: Owner, { lottery, drawNo }: DrawName): Promise<StakedTicket[]> => {
      const rows = await queries
        .select({ ticket: lotteryTickets, stake: bet.stake })
        .from(lotteryTickets)
        .innerJoin(bet, eq(bet.id, lotteryTickets.id))
        .where(
          and(
            ownedBy(owner),
            eq(lotteryTickets.lottery, lottery),
            eq(lotteryTickets.drawNo, drawNo),
            ne(bet.state, 'void'),
          ),
        );
      return rows.map(({ ticket, stake }) => ({
        ...ticket,
        stake,
        perUnit: ticket.unitStake * BigInt(ticket.times),
      }));
    },

    /** Tickets with money and draw. */
    byIds: (owner: Owner, ids: readonly string[]) =>
      withMoney()
        .where(and(ownedBy(owner), inArray(lotteryTickets.id, [...ids])))
        .orderBy(desc(bet.placedAt), desc(bet.id)),

    page: (owner: Owner, lottery: string | undefined, offset: number, limit: number) =>
      withMoney()
        .where(and(ownedBy(owner), lottery === undefined ? undefined : eq(lotteryTickets.lottery, lottery)))
        .orderBy(desc(bet.placedAt), desc(bet.id))
        .offset(offset)
        .limit(limit),

    /** How many there are, and how many of them wait for their draw. */
    count: async (owner: Owner, lottery: string | undefined): Promise<{ total: number; open: number }> => {
      const [row] = await queries
        .select({
          total: count(),
          open: sql<number>`(count(*) FILTER (WHERE ${lotteryTickets.endedAt} IS NULL))::int`,
        })
        .from(lotteryTickets)
        .where(and(ownedBy(owner), lottery === undefined ? undefined : eq(lotteryTickets.lottery, lottery)));
      return row ?? { total: 0, open: 0 };
    },

    /** Lotteries that a member has played, the last first. */
    played: async (owner: Owner): Promise<string[]> => {
      const last = sql`max(${bet.placedAt})`;
      const rows = await queries
        .select({ lottery: lotteryTickets.lottery })
        .from(lotteryTickets)
        .innerJoin(bet, eq(bet.id, lotteryTickets.id))
        .where(ownedBy(owner))
        .groupBy(lotteryTickets.lottery)
        .orderBy(desc(last));
      return rows.map(({ lottery }) => lottery);
    },

    /** How many tickets of each lottery were bought since a time. */
    countByLottery: async (merchant: string, since: Date): Promise<Map<string, number>> => {
      const rows = await queries
        .select({ lottery: lotteryTickets.lottery, total: count() })
        .from(lotteryTickets)
        .innerJoin(bet, eq(bet.id, lotteryTickets.id))
        .where(and(eq(lotteryTickets.merchant, merchant), sql`${bet.placedAt} >= ${since.toISOString()}`))
        .groupBy(lotteryTickets.lottery);
      return new Map(rows.map(({ lottery, total }) => [lottery, total]));
    },
  };
};
