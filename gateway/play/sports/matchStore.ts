import {
  and,
  asc,
  desc,
  eq,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  max,
  notExists,
  or,
  sql,
} from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { sweepUnused } from '../../platform/database/sweepUnused.ts';
import { sportsBets, sportsFeeds, sportsMatches } from './schema.ts';

export type MatchRow = typeof sportsMatches.$inferSelect;
export type MatchName = Pick<MatchRow, 'merchant' | 'id'>;

const named = ({ merchant, id }: MatchName) =>
  and(eq(sportsMatches.merchant, merchant), eq(sportsMatches.id, id));

/** Postgres takes so many values at once. */
const ROWS_AT_ONCE = 500;

export const matchStore = (queries: Queries) => ({
  /** Matches that are known already stay as they are. */
  insert: async (rows: readonly (typeof sportsMatches.$inferInsert)[]): Promise<void> => {
    for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
      await queries
        .insert(sportsMatches)
        .values(rows.slice(from, from + ROWS_AT_ONCE))
        .onConflictDoNothing();
    }
  },

  /** Keeps the match from being ended until the transaction does; others may bet on it meanwhile. */
  share: async (name: MatchName): Promise<MatchRow | undefined> => {
    const [row] = await queries.select().from(sportsMatches).where(named(name)).for('share');
    return row;
  },

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

  /** Matches that are over or void and whose bets are not all settled, of every brand whose feed runs. */
  due: (now: Date, limit: number): Promise<MatchRow[]> =>
    queries
      .select()
      .from(sportsMatches)
      .where(
        and(
          isNull(sportsMatches.settledAt),
          or(lte(sportsMatches.endsAt, now), isNotNull(sportsMatches.outcome)),
          notExists(
            queries
              .select({ one: sql`1` })
              .from(sportsFeeds)
              .where(and(eq(sportsFeeds.merchant, sportsMatches.merchant), isNotNull(sportsFeeds.stoppedAt))),
          ),
        ),
      )
      .orderBy(asc(sportsMatches.endsAt))
      .limit(limit),

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

  /** Lets the bets on a match that are still open be settled at the next look. */
  reopen: async (betId: string): Promise<void> => {
    const [bet] = await queries.select().from(sportsBets).where(eq(sportsBets.id, betId));
    if (bet === undefined) return;
    const name = named({ merchant: bet.merchant, id: bet.matchId });
    await queries.update(sportsMatches).set({ settledAt: null }).where(name);
  },

  /** Deletes matches that were settled before a time and that nobody had bet on. */
  sweep: async (before: Date): Promise<void> => {
    const bet = queries
      .select({ one: sql`1` })
      .from(sportsBets)
      .where(and(eq(sportsBets.merchant, sportsMatches.merchant), eq(sportsBets.matchId, sportsMatches.id)));
    await sweepUnused(queries, { table: sportsMatches, due: lt(sportsMatches.settledAt, before), uses: bet });
  },
});
