import { gameTypes } from './constants.ts';

/** Every page of the site that an address can lead to; game-list pages (`/gameList/RNG`) besides. */
export const sitePaths = [
  ...(['/', '/index', '/index.html', '/home'] as const),
  ...(['/login', '/register', '/forgotPassword', '/changePassword'] as const),
  ...(['/down', '/noticePage', '/help', '/helpmc', '/news', '/blog'] as const),
  ...(['/favorite', '/hot', '/sports', '/esports', '/cockfight', '/horse', '/fbSports'] as const),
  ...(['/elott', '/lott', '/live', '/fish', '/rng', '/pvp', '/jl', '/jp', '/rou', '/bac'] as const),
  ...(['/promotions', '/pointMall', '/lottery', '/seaLottery', '/vnLottery'] as const),
  ...(['/seamless', '/agentHome'] as const),
] as const;

const known: ReadonlySet<string> = new Set([...sitePaths, ...gameTypes.map((type) => `/gameList/${type}`)]);

/** Whether a link leads to a page of the site, whatever query and place on the page follow. */
export const isSiteLink = (link: string): boolean => {
  const [path = ''] = link.split(/[?#]/);
  return known.has(path.length > 1 ? path.replace(/\/$/, '') : path);
};
