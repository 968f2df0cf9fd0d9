import type { Language } from '#contract/constants';
import type { Game } from '#contract/wireTypes';
import { wordsIn } from '../content/texts.ts';
import type { ListedGame } from './gameRepository.ts';
import { laneOf, vendorCodeFor } from './vendorRules.ts';

/** When a game that is closed, by itself or with its vendor, is expected back. */
export const closedUntil = ({ game, vendor }: ListedGame, now: Date): Date | null => {
  const ends = [game.maintenanceEnd, vendor?.maintenanceEnd ?? null].filter((end) => end !== null);
  const last = ends.toSorted((a, b) => b.getTime() - a.getTime())[0];
  return last !== undefined && last > now ? last : null;
};

/** A game as the wire shows it. */
export const toGame = (listed: ListedGame, language: Language, now: Date): Game => {
  const { game, vendor } = listed;
  return {
    nodeId: game.nodeId,
    gameCode: game.gameCode,
    gameName: wordsIn(game.names, language),
    showIcon: `/covers/${game.gameCode}`,
    vassalage: vendorCodeFor(game.vassalage, language),
    vendorName: vendor?.displayName ?? game.vassalage,
    gameType: laneOf(game.vassalage, game.gameType, language),
    isGame: game.isGame,
    supportPlay: game.supportPlay,
    tag: game.tag,
    maintenanceEnd: closedUntil(listed, now)?.toISOString() ?? null,
  };
};
