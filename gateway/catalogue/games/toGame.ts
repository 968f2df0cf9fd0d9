import type { Language } from '#contract/constants';
import { coverFor } from '#contract/coverLanguages';
import { coverPath, coverWidths, widestCover, type CoverWidth } from '#contract/coverWidths';
import type { Game } from '#contract/wireTypes';
import { wordsIn } from '../../brands/languages/texts.ts';
import type { ListedGame } from './gameRepository.ts';
import { laneOf, vendorCodeFor } from './vendorRules.ts';

/** When a game that is closed, by itself or with its vendor, is expected back. */
export const closedUntil = ({ game, vendor }: ListedGame, now: Date): Date | null => {
  const ends = [game.maintenanceEnd, vendor?.maintenanceEnd ?? null].filter((end) => end !== null);
  const last = ends.toSorted((a, b) => b.getTime() - a.getTime())[0];
  return last !== undefined && last > now ? last : null;
};

/** The narrowest cover that is as wide as asked for, else the widest. */
const widthFor = (asked: number): CoverWidth => coverWidths.find((width) => width >= asked) ?? widestCover;

/** A game as the wire shows it. */
export const toGame = (listed: ListedGame, language: Language, now: Date, imgSize?: string): Game => {
  const { game, vendor } = listed;
  const showIcon = coverFor(game.gameCode, game.names, language);
  return {
    nodeId: game.nodeId,
    gameCode: game.gameCode,
    gameName: wordsIn(game.names, language),
    showIcon,
    ...(imgSize !== undefined && { iconUrl: coverPath(showIcon, widthFor(Number(imgSize))) }),
    vassalage: vendorCodeFor(game.vassalage, language),
    vendorName: vendor?.displayName ?? game.vassalage,
    gameType: laneOf(game.vassalage, game.gameType, language),
    isGame: game.isGame,
    supportPlay: game.supportPlay,
    tag: game.tag,
    ...(game.code !== null && { code: game.code }),
    ...(game.defaultPlayType !== null && { defaultPlayType: game.defaultPlayType }),
    maintenanceEnd: closedUntil(listed, now)?.toISOString() ?? null,
  };
};
