import type { GameType } from '#contract/constants';

/** Route of each category (spec §2). HOT and promotions have routes but are not game categories. */
export const categoryRoutes = {
  SPORTS: '/sports',
  ESPORTS: '/esports',
  LIVE: '/live',
  LOTT: '/lott',
  ELOTT: '/elott',
  FISH: '/fish',
  PVP: '/pvp',
  RNG: '/rng',
  COCKFIGHT: '/cockfight',
  ROU: '/rou',
  JP: '/jp',
  BAC: '/bac',
  HORSE: '/horse',
  JL: '/jl',
} as const satisfies Record<GameType, `/${string}`>;

/** Categories with a tab on the home page, in the order of spec §9; the winner board is a further tab. */
export const homeTabCategories = ['RNG', 'LIVE', 'FISH', 'PVP'] as const satisfies readonly GameType[];
export type HomeTabCategory = (typeof homeTabCategories)[number];

/** Tabs of the home page (spec §9). */
export const lobbyTabs = ['WINNER', ...homeTabCategories] as const;
export type LobbyTab = (typeof lobbyTabs)[number];
