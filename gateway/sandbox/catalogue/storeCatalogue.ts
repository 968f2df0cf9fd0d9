import type { Tenant } from '../../brands/tenants/tenant.ts';
import type { Queries } from '../../platform/database/database.ts';
import { catalogueWriter, type NewGame } from '../../catalogue/games/catalogueWriter.ts';
import { searchTextOf } from '../../catalogue/games/searchTextOf.ts';
import { lotteryOf } from '../../play/lottery/lotteries.ts';
import { defaultPlayType } from '../../play/lottery/rates.ts';
import type { CatalogueGame } from './CatalogueGame.ts';
import { scaledSum } from '../../brands/currencies/scaledSum.ts';
import { laneOrder } from './laneOrder.ts';
import type { catalogue } from './catalogue.ts';

const DAY = 86_400_000;

/** In other languages a lottery is called as in its lobby. */
const namesOf = (game: CatalogueGame) => ({
  ...game.otherNames,
  ...lotteryOf(game.gameCode)?.names,
  VI: game.gameName,
  EN: game.gameNameEn,
});

/** How the lottery of a game is opened; null for a game that is none. */
const lotteryFacts = (gameCode: string) => {
  const lottery = lotteryOf(gameCode);
  return { code: lottery?.code ?? null, defaultPlayType: lottery ? defaultPlayType(lottery.format) : null };
};

interface CataloguePlan {
  readonly tx: Queries;
  readonly merchant: string;
  readonly tenant: Tenant;
  readonly now: Date;
  readonly catalogue: ReturnType<typeof catalogue>;
}

/** Gives a brand its lanes, vendors and games; it has none yet. */
export const storeCatalogue = async (plan: CataloguePlan): Promise<void> => {
  const { tx, merchant, tenant, now, catalogue } = plan;
  const vendorNames = new Map(catalogue.vendors.map((vendor) => [vendor.vassalage, vendor.displayName]));
  const rowOf = (game: CatalogueGame, sort: number): NewGame => ({
    merchant,
    gameCode: game.gameCode,
    nodeId: game.nodeId,
    names: namesOf(game),
    searchText: searchTextOf({
      names: Object.values(namesOf(game)),
      vendorName: vendorNames.get(game.vassalage) ?? '',
      vassalage: game.vassalage,
      gameCode: game.gameCode,
    }),
    vassalage: game.vassalage,
    gameType: game.gameType,
    gameClassify: game.category ?? game.gameType,
    isGame: game.isGame,
    supportPlay: game.supportPlay,
    tag: game.tag,
    ...lotteryFacts(game.gameCode),
    minBet: Number(scaledSum(game.minBet, tenant)),
    lineNum: game.lineNum,
    maintenanceEnd: game.state === 'maintenance' ? new Date(now.getTime() + 30 * DAY) : null,
    art: game.cover,
    sort,
  });
  const writer = catalogueWriter(tx);
  await writer.addLanes(laneOrder(tenant).map((gameType, sort) => ({ merchant, gameType, sort })));
  await writer.addVendors(
    catalogue.vendors.flatMap(({ gameTypes, ...vendor }) =>
      gameTypes.map((gameType) => ({ ...vendor, merchant, gameType })),
    ),
  );
  await writer.putGames(catalogue.games.map(rowOf));
};
