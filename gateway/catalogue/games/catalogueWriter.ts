import { and, eq, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { gameLanes, games, vendors } from './schema.ts';

export type NewGame = typeof games.$inferInsert;

/**
 * One statement for thousands of rows, from one JSON text. An existing game gets the vendor's new values; its node id
 * and its maintenance end stay.
 */
const putGames = (rows: readonly NewGame[]) => sql`
  INSERT INTO ${games}
    (merchant, game_code, node_id, names, search_text, vassalage, game_type, game_classify, is_game,
     support_play, tag, code, default_play_type, min_bet, line_num, maintenance_end, art, facts, sort)
  SELECT * FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS game
    (merchant text, "gameCode" text, "nodeId" int, names jsonb, "searchText" text, vassalage text, "gameType" text,
     "gameClassify" text, "isGame" text, "supportPlay" text, tag text, code text, "defaultPlayType" text, "minBet" int, "lineNum" int,
     "maintenanceEnd" timestamptz, art jsonb, facts jsonb, sort int)
  ON CONFLICT (merchant, game_code) DO UPDATE SET
    names = excluded.names, search_text = excluded.search_text, game_type = excluded.game_type,
    game_classify = excluded.game_classify, support_play = excluded.support_play, tag = excluded.tag,
    min_bet = excluded.min_bet, line_num = excluded.line_num, facts = excluded.facts, sort = excluded.sort,
    gone_at = NULL`;

/** Changes a brand's catalogue. Each change raises the version under which answers are cached. */
export const catalogueWriter = (tx: Queries) => ({
  addLanes: async (rows: (typeof gameLanes.$inferInsert)[]): Promise<void> => {
    await tx.insert(gameLanes).values(rows).onConflictDoNothing();
  },

  addVendors: async (rows: (typeof vendors.$inferInsert)[]): Promise<void> => {
    await tx.insert(vendors).values(rows);
  },

  /** Inserts games and updates existing ones. */
  putGames: async (rows: readonly NewGame[]): Promise<void> => {
    await tx.execute(putGames(rows));
  },

  /** Puts all games of a vendor under maintenance until a time; null opens them. False if the brand does not have the vendor. */
  closeVendor: async (merchant: string, vassalage: string, until: Date | null): Promise<boolean> =>
    (
      await tx
        .update(vendors)
        .set({ maintenanceEnd: until })
        .where(and(eq(vendors.merchant, merchant), eq(vendors.vassalage, vassalage)))
        .returning({ code: vendors.vassalage })
    ).length > 0,

  /** The same for one game. */
  closeGame: async (merchant: string, gameCode: string, until: Date | null): Promise<boolean> =>
    (
      await tx
        .update(games)
        .set({ maintenanceEnd: until })
        .where(and(eq(games.merchant, merchant), eq(games.gameCode, gameCode)))
        .returning({ code: games.gameCode })
    ).length > 0,
});
