import { and, asc, count, desc, eq, inArray, isNull, lte, ne, or, sql, type SQL } from 'drizzle-orm';
import type { GameType } from '#contract/constants';
import type { Queries } from '../../platform/database/database.ts';
import { matches, ofLotteries, orderOf, type GameFilter } from './gameFilter.ts';
import { games, vendors } from './schema.ts';

const vendorOf = and(
  eq(vendors.merchant, games.merchant),
  eq(vendors.vassalage, games.vassalage),
  eq(vendors.gameType, games.gameType),
);

/** A game beside what its vendor adds to it. */
export interface ListedGame {
  readonly game: typeof games.$inferSelect;
  readonly vendor: Pick<typeof vendors.$inferSelect, 'displayName' | 'maintenanceEnd'> | null;
}

/** Games of a type but one. */
interface Others extends Pick<GameFilter, 'merchant' | 'lotteries'> {
  readonly gameType: GameType;
  readonly but?: string;
}

export const gameRepository = (queries: Queries) => {
  const listed = (condition: SQL | undefined) =>
    queries
      .select({
        game: games,
        vendor: { displayName: vendors.displayName, maintenanceEnd: vendors.maintenanceEnd },
      })
      .from(games)
      .leftJoin(vendors, vendorOf)
      .where(condition);

  return {
    page: async (filter: GameFilter, offset: number, limit: number): Promise<ListedGame[]> => {
      // The page is cut before vendors are joined, so that skipped rows cost no look-up.
      const page = await queries
        .select({ code: games.gameCode })
        .from(games)
        .where(matches(filter))
        .orderBy(...orderOf(filter))
        .offset(offset)
        .limit(limit);
      return inOrder(
        await listed(
          and(
            eq(games.merchant, filter.merchant),
            inArray(
              games.gameCode,
              page.map(({ code }) => code),
            ),
          ),
        ),
        page.map(({ code }) => code),
      );
    },

    count: async (filter: GameFilter): Promise<number> => {
      const [row] = await queries.select({ total: count() }).from(games).where(matches(filter));
      return row?.total ?? 0;
    },

    /** How many games of each vendor the other filters leave. */
    vendorCounts: (filter: GameFilter) =>
      queries
        .select({
          vassalage: games.vassalage,
          displayName: sql<string>`min(${vendors.displayName})`,
          total: count(),
        })
        .from(games)
        .innerJoin(vendors, vendorOf)
        .where(matches(filter, false))
        .groupBy(games.vassalage)
        .orderBy(desc(count()), asc(games.vassalage)),

    byCodes: async (merchant: string, codes: readonly string[]): Promise<ListedGame[]> =>
      codes.length === 0
        ? []
        : inOrder(
            await listed(and(eq(games.merchant, merchant), inArray(games.gameCode, [...codes]))),
            codes,
          ),

    /** Hot games, the best of each category in turn. */
    hot: (merchant: string, vassalage: string | undefined, limit: number): Promise<ListedGame[]> =>
      listed(
        and(
          eq(games.merchant, merchant),
          eq(games.tag, 'hot'),
          isNull(games.goneAt),
          vassalage === undefined ? undefined : eq(games.vassalage, vassalage),
        ),
      )
        .orderBy(asc(games.sort), asc(games.gameCode))
        .limit(limit),

    /** Games of a type that can be played now, but one. */
    open: ({ merchant, gameType, but, lotteries }: Others, now: Date, limit: number) =>
      listed(
        and(
          eq(games.merchant, merchant),
          eq(games.gameType, gameType),
          ofLotteries(lotteries),
          eq(games.isGame, 'GAME'),
          isNull(games.goneAt),
          but === undefined ? undefined : ne(games.gameCode, but),
          or(isNull(games.maintenanceEnd), lte(games.maintenanceEnd, now)),
          or(isNull(vendors.maintenanceEnd), lte(vendors.maintenanceEnd, now)),
        ),
      )
        .orderBy(asc(games.sort))
        .limit(limit),

    /** Numbers of games by type and class. */
    classes: (merchant: string, lotteries?: readonly string[]) =>
      queries
        .select({
          gameType: games.gameType,
          gameClassify: games.gameClassify,
          vassalage: games.vassalage,
          total: count(),
        })
        .from(games)
        .where(and(eq(games.merchant, merchant), isNull(games.goneAt), ofLotteries(lotteries)))
        .groupBy(games.gameType, games.gameClassify, games.vassalage),

    byNode: async (merchant: string, nodeId: number) => {
      const [row] = await queries
        .select()
        .from(games)
        .where(and(eq(games.merchant, merchant), eq(games.nodeId, nodeId)));
      return row;
    },
  };
};

const inOrder = (rows: readonly ListedGame[], codes: readonly string[]): ListedGame[] => {
  const byCode = new Map(rows.map((row) => [row.game.gameCode, row]));
  return codes.flatMap((code) => byCode.get(code) ?? []);
};
