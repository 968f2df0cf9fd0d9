import type { GameType } from '#contract/constants';

/** Sections of home that are a row of games. */
export const homeRows = ['popular', 'fresh', 'jackpots', 'fish', 'cards'] as const;
export type HomeRow = (typeof homeRows)[number];

/** The category of a row; slots unless it is named after another one. */
export const homeRowCategory = (name: HomeRow): GameType =>
  name === 'fish' ? 'FISH' : name === 'cards' ? 'PVP' : 'RNG';
