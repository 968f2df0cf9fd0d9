import type { GameType } from './constants.ts';

/** Rebate by category, as a share of the valid bets (spec §9). PVP and categories not listed have none. */
export const rebates = {
  LOTT: 0.01,
  ELOTT: 0.01,
  FISH: 0.01,
  RNG: 0.012,
  LIVE: 0.008,
  SPORTS: 0.01,
  ESPORTS: 0.01,
} as const satisfies Partial<Record<GameType, number>>;
