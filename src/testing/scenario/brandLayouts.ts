/** The order of the home page, of the brands' own layouts. */
export const homeOrders = {
  aurora: ['banners', 'notices', 'lobby', 'popular', 'fresh', 'jackpots', 'promotions', 'matches'],
  lotus: ['banners', 'notices', 'lottery', 'lobby', 'cards', 'popular', 'jackpots', 'promotions', 'matches'],
  kickoff: ['matches', 'banners', 'notices', 'popular', 'lobby', 'jackpots', 'promotions'],
} as const;

/** The order of the navigation, of the brands' own manifests. */
export const navigationOrders = {
  aurora: ['RNG', 'JP', 'LIVE', 'FISH', 'PVP', 'SPORTS', 'LOTT', 'promotions', 'download'],
  lotus: ['LOTT', 'PVP', 'RNG', 'FISH', 'LIVE', 'SPORTS', 'promotions'],
  kickoff: ['SPORTS', 'ESPORTS', 'RNG', 'FISH', 'PVP', 'LIVE'],
} as const;
