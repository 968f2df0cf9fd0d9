import { and, asc, count, desc, eq, gt, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { sweepUnused } from '../../platform/database/sweepUnused.ts';
import { lotteryDraws, lotteryTickets } from './schema.ts';

export type DrawRow = typeof lotteryDraws.$inferSelect;
export type DrawName = Pick<DrawRow, 'merchant' | 'lottery' | 'drawNo'>;

const named = ({ merchant, lottery, drawNo }: DrawName) =>
  and(
    eq(lotteryDraws.merchant, merchant),
    eq(lotteryDraws.lottery, lottery),
    eq(lotteryDraws.drawNo, drawNo),
  );

export const drawStore = (queries: Queries) => ({
  /** Answers those that were not known; the others stay as they are. */
  insert: async (rows: readonly (typeof lotteryDraws.$inferInsert)[]): Promise<DrawRow[]> =>
    rows.length === 0
      ? []
      : queries
          .insert(lotteryDraws)
          .values([...rows])
          .onConflictDoNothing()
          .returning(),

  find: async (name: DrawName): Promise<DrawRow | undefined> => {
    const [row] = await queries.select().from(lotteryDraws).where(named(name));
    return row;
  },

  /** Keeps the draw from being drawn until the transaction ends; others may bet on it meanwhile. */
  share: async (name: DrawName): Promise<DrawRow | undefined> => {
    const [row] = await queries.select().from(lotteryDraws).where(named(name)).for('share');
    return row;
  },

  /** The draw of each lottery that comes next. */
  upcoming: (merchant: string, now: Date): Promise<DrawRow[]> =>
    queries
      .selectDistinctOn([lotteryDraws.lottery])
      .from(lotteryDraws)
      .where(and(eq(lotteryDraws.merchant, merchant), gt(lotteryDraws.drawsAt, now)))
      .orderBy(asc(lotteryDraws.lottery), asc(lotteryDraws.drawsAt)),

  /** How many draws of each lottery are still to come. */
  ahead: async (merchant: string, now: Date): Promise<Map<string, number>> => {
    const rows = await queries
      .select({ lottery: lotteryDraws.lottery, total: count() })
      .from(lotteryDraws)
      .where(and(eq(lotteryDraws.merchant, merchant), gt(lotteryDraws.drawsAt, now)))
      .groupBy(lotteryDraws.lottery);
    return new Map(rows.map(({ lottery, total }) => [lottery, total]));
  },

  /** The last draw of each lottery. */
  latest: (merchant: string, lotteries: readonly string[]): Promise<DrawRow[]> =>
    queries
      .selectDistinctOn([lotteryDraws.lottery])
      .from(lotteryDraws)
      .where(
        and(
          eq(lotteryDraws.merchant, merchant),
          inArray(lotteryDraws.lottery, [...lotteries]),
          isNotNull(lotteryDraws.drawnAt),
        ),
      )
      .orderBy(asc(lotteryDraws.lottery), desc(lotteryDraws.drawsAt)),

  /** What was drawn on a day, of lotteries that draw once a day. */
  ofDay: (merchant: string, lotteries: readonly string[], drawNo: string): Promise<DrawRow[]> =>
    queries
      .select()
      .from(lotteryDraws)
      .where(
        and(
          eq(lotteryDraws.merchant, merchant),
          inArray(lotteryDraws.lottery, [...lotteries]),
          eq(lotteryDraws.drawNo, drawNo),
          isNotNull(lotteryDraws.drawnAt),
        ),
      ),

  /** What was drawn of a lottery, the last first. */
  opened: (merchant: string, lottery: string, limit: number): Promise<DrawRow[]> =>
    queries
      .select()
      .from(lotteryDraws)
      .where(
        and(
          eq(lotteryDraws.merchant, merchant),
          eq(lotteryDraws.lottery, lottery),
          isNotNull(lotteryDraws.drawnAt),
        ),
      )
      .orderBy(desc(lotteryDraws.drawsAt))
      .limit(limit),

  /** Lotteries of which some draw is known. */
  known: async (merchant: string): Promise<Set<string>> => {
    const rows = await queries
      .selectDistinct({ lottery: lotteryDraws.lottery })
      .from(lotteryDraws)
      .where(eq(lotteryDraws.merchant, merchant));
    return new Set(rows.map(({ lottery }) => lottery));
  },

  /** Draws to come, and those whose tickets are not all settled, of every brand. */
  waiting: (): Promise<DrawRow[]> =>
    queries
      .select()
      .from(lotteryDraws)
      .where(isNull(lotteryDraws.settledAt))
      .orderBy(asc(lotteryDraws.drawsAt)),

  /** False when another gateway has drawn it. */
  draw: async (name: DrawName, prizes: NonNullable<DrawRow['prizes']>, drawnAt: Date): Promise<boolean> =>
    (
      await queries
        .update(lotteryDraws)
        .set({ prizes, drawnAt })
        .where(and(named(name), isNull(lotteryDraws.drawnAt)))
        .returning({ drawNo: lotteryDraws.drawNo })
    ).length > 0,

  settled: async (name: DrawName, settledAt: Date): Promise<void> => {
    await queries
      .update(lotteryDraws)
      .set({ settledAt })
      .where(and(named(name), isNull(lotteryDraws.settledAt)));
  },

  /** Lets the tickets of a draw that are still open be settled once more; answers the draw of one of them. */
  reopen: async (ticketId: string): Promise<DrawRow | undefined> => {
    const [ticket] = await queries.select().from(lotteryTickets).where(eq(lotteryTickets.id, ticketId));
    if (ticket === undefined) return undefined;
    const [draw] = await queries
      .update(lotteryDraws)
      .set({ settledAt: null })
      .where(named(ticket))
      .returning();
    return draw;
  },

  /** Deletes draws of some lotteries that were settled before a time and that nobody had bet on. */
  sweep: async (lotteries: readonly string[], before: Date): Promise<void> => {
    const bet = queries
      .select({ one: sql`1` })
      .from(lotteryTickets)
      .where(
        and(
          eq(lotteryTickets.merchant, lotteryDraws.merchant),
          eq(lotteryTickets.lottery, lotteryDraws.lottery),
          eq(lotteryTickets.drawNo, lotteryDraws.drawNo),
        ),
      );
    const due = and(inArray(lotteryDraws.lottery, [...lotteries]), lt(lotteryDraws.settledAt, before));
    await sweepUnused(queries, { table: lotteryDraws, due, uses: bet });
  },
});
