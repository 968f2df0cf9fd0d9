import { gameTypes, type GameType } from '#contract/constants';

/** Percent of a stake that counts toward what has to be wagered; every other category counts in whole. */
const reduced: Partial<Record<GameType, number>> = { LIVE: 50, BAC: 50, ROU: 50, PVP: 50 };

export const turnoverWeight = (gameType: GameType): number => reduced[gameType] ?? 100;

export const turnoverWeights = gameTypes.map((gameType) => ({
  gameType,
  percent: turnoverWeight(gameType),
}));
