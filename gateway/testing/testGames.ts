import type { Queries } from '../platform/database/database.ts';
import { gameLanes, games, vendors } from '../catalogue/games/schema.ts';
import { searchTextOf } from '../catalogue/games/searchTextOf.ts';

export type TestGame = Partial<typeof games.$inferInsert> & { readonly gameCode: string };

const FIRST_NODE = 100_000;

/** A small catalogue: each game with its vendor and its category. */
export const testGames = async (
  queries: Queries,
  list: readonly TestGame[],
  merchant = 'aurora',
): Promise<void> => {
  const rows = list.map((game, place) => {
    const { gameCode, vassalage = 'NVP', names = { VI: gameCode, EN: gameCode } } = game;
    return {
      nodeId: FIRST_NODE + place,
      gameType: 'RNG',
      gameClassify: game.gameType ?? 'RNG',
      isGame: 'GAME',
      supportPlay: '0',
      tag: 'none',
      minBet: 1_000,
      lineNum: 20,
      sort: place,
      searchText: searchTextOf({
        names: Object.values(names),
        vendorName: `Vendor ${vassalage}`,
        vassalage,
        gameCode,
      }),
      ...game,
      merchant,
      vassalage,
      names,
    } as const;
  });
  const types = [...new Set(rows.map(({ gameType }) => gameType))];
  await queries
    .insert(gameLanes)
    .values(types.map((gameType, sort) => ({ merchant, gameType, sort })))
    .onConflictDoNothing();
  await queries
    .insert(vendors)
    .values(
      rows.map(({ vassalage, gameType }, sort) => ({
        merchant,
        vassalage,
        gameType,
        nodeId: sort,
        gameClassify: gameType,
        displayName: `Vendor ${vassalage}`,
        sort,
      })),
    )
    .onConflictDoNothing();
  await queries.insert(games).values(rows);
};
