import { sql } from 'drizzle-orm';
import type { Tenant } from '../../brands/tenants/tenant.ts';
import type { Queries } from '../../platform/database/database.ts';
import { gameLanes, games, vendors } from '../../catalogue/games/schema.ts';
import { searchTextOf } from '../../catalogue/games/searchTextOf.ts';
import { lotteryOf } from '../../play/lottery/lotteries.ts';
import { defaultPlayType } from '../../play/lottery/rates.ts';
import type { CatalogueGame } from './CatalogueGame.ts';
import { fromDong } from '../../brands/currencies/fromDong.ts';
import { laneOrder } from './laneOrder.ts';
import type { catalogue } from './catalogue.ts';

const DAY = 86_400_000;

/** One statement for thousands of rows: the columns of `games` read out of one JSON text. */
const insertGames = (rows: readonly (typeof games.$inferInsert)[]) => sql`
  INSERT INTO ${games}
    (merchant, game_code, node_id, names, search_text, vassalage, game_type, game_classify, is_game,
     support_play, tag, code, default_play_type, min_bet, line_num, maintenance_end, art, sort)
  SELECT * FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS game
    (merchant text, "gameCode" text, "nodeId" int, names jsonb, "searchText" text, vassalage text, "gameType" text,
     "gameClassify" text, "isGame" text, "supportPlay" text, tag text, code text, "defaultPlayType" text, "minBet" int, "lineNum" int,
     "maintenanceEnd" timestamptz, art jsonb, sort int)`;

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
  const rowOf = (game: CatalogueGame, sort: number): typeof games.$inferInsert => ({
    merchant,
    gameCode: game.gameCode,
    nodeId: game.nodeId,
    names: { VI: game.gameName, EN: game.gameNameEn },
    searchText: searchTextOf({
      names: [game.gameName, game.gameNameEn],
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
    minBet: Number(fromDong(game.minBet, tenant.currency)),
    lineNum: game.lineNum,
    maintenanceEnd: game.state === 'maintenance' ? new Date(now.getTime() + 30 * DAY) : null,
    art: game.cover,
    sort,
  });
  await tx
    .insert(gameLanes)
    .values(laneOrder(tenant).map((gameType, sort) => ({ merchant, gameType, sort })));
  await tx
    .insert(vendors)
    .values(
      catalogue.vendors.flatMap(({ gameTypes, ...vendor }) =>
        gameTypes.map((gameType) => ({ ...vendor, merchant, gameType })),
      ),
    );
  await tx.execute(insertGames(catalogue.games.map(rowOf)));
};
