import type { GameType } from './constants.ts';

/** Share of the valid bets that is paid back, by category (spec §9). PVP and the others have none. */
export const rebates = {
  LOTT: 0.01,
  ELOTT: 0.01,
  FISH: 0.01,
  RNG: 0.012,
  LIVE: 0.008,
  SPORTS: 0.01,
  ESPORTS: 0.01,
} as const satisfies Partial<Record<GameType, number>>;
