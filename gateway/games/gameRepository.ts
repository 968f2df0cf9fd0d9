import { and, asc, count, eq, gte, like, lte, type SQL, type SQLWrapper } from 'drizzle-orm';
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

const placeOf = (
  table: Readonly<Record<'gameType' | 'sort', SQLWrapper>>,
  { gameType }: GameFilter,
): SQL[] => [...(gameType === undefined ? [asc(table.gameType)] : []), asc(table.sort)];

export const gameRepository = (queries: Queries) => ({
  page: async (filter: GameFilter, offset: number, limit: number) => {
    // The page is cut before vendors are joined, so that skipped rows cost no look-up.
    const page = queries
      .select()
      .from(games)
      .where(matches(filter))
      .orderBy(...placeOf(games, filter))
      .offset(offset)
      .limit(limit)
      .as('page');
    const rows = await queries
      .select()
      .from(page)
      .leftJoin(
        vendors,
        and(
          eq(vendors.merchant, page.merchant),
          eq(vendors.vassalage, page.vassalage),
          eq(vendors.gameType, page.gameType),
        ),
      )
      .orderBy(...placeOf(page, filter));
    return rows.map((row) => ({ game: row.page, vendorName: row.vendors?.displayName ?? null }));
  },

  count: async (filter: GameFilter): Promise<number> => {
    const [row] = await queries.select({ total: count() }).from(games).where(matches(filter));
    return row?.total ?? 0;
  },
});
