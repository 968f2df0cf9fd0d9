import type { Language } from '#contract/constants';
import type { Game } from '#contract/wireTypes';
import { wordsIn } from '../content/texts.ts';
import type { games } from './schema.ts';
import { vendorCodeFor } from './vendorRules.ts';

export type GameRow = typeof games.$inferSelect;

/** A game as the wire shows it. */
export const toGame = (row: GameRow, vendorName: string | null, language: Language): Game => ({
  nodeId: row.nodeId,
  gameCode: row.gameCode,
  gameName: wordsIn(row.names, language),
  showIcon: `/covers/${row.gameCode}`,
  vassalage: vendorCodeFor(row.vassalage, language),
  vendorName: vendorName ?? row.vassalage,
  gameType: row.gameType,
  isGame: row.isGame,
  supportPlay: row.supportPlay,
  tag: row.tag,
  maintenanceEnd: row.maintenanceEnd?.toISOString() ?? null,
});
