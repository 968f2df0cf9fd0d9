import type { GameType } from '#contract/constants';
import type { PointSource } from '#contract/points';

/** Which source the bets of a game type belong to. */
export const sourceOfGame = {
  LIVE: 'live',
  BAC: 'live',
  ROU: 'live',
  LOTT: 'lottery',
  ELOTT: 'lottery',
  PVP: 'pvp',
  RNG: 'slots',
  FISH: 'slots',
  JP: 'slots',
  JL: 'slots',
  SPORTS: 'sports',
  ESPORTS: 'sports',
  HORSE: 'sports',
  COCKFIGHT: 'sports',
} as const satisfies Record<GameType, PointSource>;
