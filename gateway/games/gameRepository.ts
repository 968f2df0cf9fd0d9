import { and, asc, count, eq, gte, like, lte, type SQL } from 'drizzle-orm';
import type { GameType } from '#contract/constants';
import type { Queries } from '../database/database.ts';
import { games, vendors } from './schema.ts';

export interface GameFilter {
  readonly merchant: string;
  readonly gameType?: GameType | undefined;
  readonly vassalage?: string | undefined;
  readonly gameClassify?: string | undefined;
  /** Folded, see `foldText`. */
  readonly text?: string | undefined;
  /** Games that can be played with this stake, in minor units. */
  readonly stake?: number | undefined;
  /** Games of at least so many lines. */
  readonly lines?: number | undefined;
}

const literal = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

const given = <Value>(value: Value | undefined, condition: (value: Value) => SQL): SQL | undefined =>
  value === undefined ? undefined : condition(value);

const matches = (filter: GameFilter) =>
  and(
    eq(games.merchant, filter.merchant),
    given(filter.gameType, (value) => eq(games.gameType, value)),
    given(filter.vassalage, (value) => eq(games.vassalage, value)),
    given(filter.gameClassify, (value) => eq(games.gameClassify, value)),
    given(filter.text, (value) => like(games.searchText, `%${literal(value)}%`)),
    given(filter.stake, (value) => lte(games.minBet, value)),
    given(filter.lines, (value) => gte(games.lineNum, value)),
  );

export const gameRepository = (queries: Queries) => ({
  page: (filter: GameFilter, offset: number, limit: number) =>
    queries
      .select({ game: games, vendorName: vendors.displayName })
      .from(games)
      .leftJoin(
        vendors,
        and(
          eq(vendors.merchant, games.merchant),
          eq(vendors.vassalage, games.vassalage),
          eq(vendors.gameType, games.gameType),
        ),
      )
      .where(matches(filter))
      .orderBy(...(filter.gameType ? [] : [asc(games.gameType)]), asc(games.sort))
      .offset(offset)
      .limit(limit),

  count: async (filter: GameFilter): Promise<number> => {
    const [row] = await queries.select({ total: count() }).from(games).where(matches(filter));
    return row?.total ?? 0;
  },
});
