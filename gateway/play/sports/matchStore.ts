import { and, asc, desc, eq, gt, gte, inArray, isNotNull, isNull, lt, max, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { sweepUnused } from '../../platform/database/sweepUnused.ts';
import { sportsLegs, sportsMatches } from './schema.ts';

export type MatchRow = typeof sportsMatches.$inferSelect;
export type MatchName = Pick<MatchRow, 'merchant' | 'id'>;

const named = ({ merchant, id }: MatchName) =>
  and(eq(sportsMatches.merchant, merchant), eq(sportsMatches.id, id));

/** Postgres takes so many values at once. */
const ROWS_AT_ONCE = 500;

export const matchStore = (queries: Queries) => ({
  /** Answers those that were not known; the others stay as they are. */
  insert: async (rows: readonly (typeof sportsMatches.$inferInsert)[]): Promise<MatchRow[]> => {
    const inserted: MatchRow[] = [];
    for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
      const some = queries.insert(sportsMatches).values(rows.slice(from, from + ROWS_AT_ONCE));
      inserted.push(...(await some.onConflictDoNothing().returning()));
    }
    return inserted;
  },

  /**
   * Keeps matches from being ended until the transaction does; others may bet on them meanwhile. Locked by id, as by
   * everybody.
   */
  share: (merchant: string, ids: readonly string[]): Promise<MatchRow[]> =>
    queries
      .select()
      .from(sportsMatches)
      .where(and(eq(sportsMatches.merchant, merchant), inArray(sportsMatches.id, [...ids])))
      .orderBy(asc(sportsMatches.id))
      .for('share'),

  find: async (name: MatchName): Promise<MatchRow | undefined> => {
    const [row] = await queries.select().from(sportsMatches).where(named(name));
    return row;
  },

  /** The last start of each competition of those that are known since a moment. */
  lastStarts: async (merchant: string, since: Date): Promise<Map<string, Date>> => {
    const rows = await queries
      .select({ competition: sportsMatches.competition, last: max(sportsMatches.startsAt) })
      .from(sportsMatches)
      .where(and(eq(sportsMatches.merchant, merchant), gte(sportsMatches.startsAt, since)))
      .groupBy(sportsMatches.competition);
    return new Map(rows.flatMap(({ competition, last }) => (last === null ? [] : [[competition, last]])));
  },

  /** Matches that run or come, by start. */
  current: (merchant: string, competitions: readonly string[], now: Date): Promise<MatchRow[]> =>
    queries
      .select()
      .from(sportsMatches)
      .where(
        and(
          eq(sportsMatches.merchant, merchant),
          inArray(sportsMatches.competition, [...competitions]),
          isNull(sportsMatches.outcome),
          gt(sportsMatches.endsAt, now),
        ),
      )
      .orderBy(asc(sportsMatches.startsAt), asc(sportsMatches.id)),

  /** Matches that have ended since a moment, the last first. */
  ended: (
    merchant: string,
    competitions: readonly string[],
    since: Date,
    limit: number,
  ): Promise<MatchRow[]> =>
    queries
      .select()
      .from(sportsMatches)
      .where(
        and(
          eq(sportsMatches.merchant, merchant),
          inArray(sportsMatches.competition, [...competitions]),
          isNotNull(sportsMatches.outcome),
          gte(sportsMatches.endsAt, since),
        ),
      )
      .orderBy(desc(sportsMatches.endsAt), desc(sportsMatches.id))
      .limit(limit),

  /** Matches whose bets are not all settled, of one brand or of every. */
  waiting: (merchant?: string): Promise<MatchRow[]> =>
    queries
      .select()
      .from(sportsMatches)
      .where(
        and(
          isNull(sportsMatches.settledAt),
          merchant === undefined ? undefined : eq(sportsMatches.merchant, merchant),
        ),
      )
      .orderBy(asc(sportsMatches.endsAt)),

  /** False when it had ended before. */
  end: async (name: MatchName, { outcome, score }: Pick<MatchRow, 'outcome' | 'score'>): Promise<boolean> =>
    (
      await queries
        .update(sportsMatches)
        .set({ outcome, score })
        .where(and(named(name), isNull(sportsMatches.outcome)))
        .returning({ id: sportsMatches.id })
    ).length > 0,

  settled: async (name: MatchName, settledAt: Date): Promise<void> => {
    await queries
      .update(sportsMatches)
      .set({ settledAt })
      .where(and(named(name), isNull(sportsMatches.settledAt)));
  },

  /** Lets the bets on the matches of a bet that are still open be settled once more; answers those matches. */
  reopen: async (betId: string): Promise<MatchRow[]> => {
    const legs = await queries.select().from(sportsLegs).where(eq(sportsLegs.betId, betId));
    const reopened: MatchRow[] = [];
    for (const { merchant, matchId } of legs) {
      const change = queries.update(sportsMatches).set({ settledAt: null });
      const ended = and(named({ merchant, id: matchId }), isNotNull(sportsMatches.outcome));
      reopened.push(...(await change.where(ended).returning()));
    }
    return reopened;
  },

  /** Deletes matches that were settled before a time and that nobody had bet on. */
  sweep: async (before: Date): Promise<void> => {
    const leg = queries
      .select({ one: sql`1` })
      .from(sportsLegs)
      .where(and(eq(sportsLegs.merchant, sportsMatches.merchant), eq(sportsLegs.matchId, sportsMatches.id)));
    await sweepUnused(queries, { table: sportsMatches, due: lt(sportsMatches.settledAt, before), uses: leg });
  },
});
