import type { GameType } from '#contract/constants';
import type { ModalName } from './modals';

/** Screens that exist, each a chunk of its own. */
export type ScreenName = 'Home' | 'NoticePage';

export interface RouteEntry {
  readonly path: `/${string}`;
  readonly aliases?: readonly `/${string}`[];
  /** Query parameters the screen reads. */
  readonly query?: readonly string[];
  /** `#…` names a place on the page. */
  readonly anchors?: true;
  /** headerOnly: neither footer nor right bar (NAV-07). */
  readonly layout: 'full' | 'headerOnly';
  readonly category?: GameType | 'PROMO' | 'HOT' | 'FAV';
  /** The balance is hidden on a game page (HDR-05). */
  readonly gamePage?: true;
  /** Null until the screen is built: the route then shows not-found. */
  readonly screen: ScreenName | null;
  /** Opens over the screen; closing it goes to `/`. */
  readonly modal?: ModalName;
  /** Needs a session; a guest goes to /login and comes back. */
  readonly protected?: true;
  /** Key of the page's title and description in the `document` words. */
  readonly document: 'home' | 'notices' | 'page';
}

const full = { layout: 'full', screen: null, document: 'page' } as const;
const lottery = {
  layout: 'headerOnly',
  screen: null,
  document: 'page',
  protected: true,
  gamePage: true,
} as const;
const gameCentre = { ...full, query: ['vassalage'] } as const;

/** Every route of spec §2 (NAV-01). */
export const routes = [
  {
    path: '/',
    aliases: ['/index', '/index.html', '/home'],
    layout: 'full',
    screen: 'Home',
    document: 'home',
  },
  { path: '/login', layout: 'full', screen: 'Home', modal: 'login', document: 'home' },
  { ...full, path: '/register', query: ['referralCode'] },
  { ...full, path: '/forgotPassword' },
  { ...full, path: '/changePassword' },
  { ...full, path: '/down' },
  { path: '/noticePage', layout: 'full', screen: 'NoticePage', document: 'notices' },
  { ...full, path: '/help', anchors: true },
  { ...full, path: '/helpmc', anchors: true },
  { ...full, path: '/favorite', category: 'FAV' },
  { ...full, path: '/hot', category: 'HOT' },
  { ...gameCentre, path: '/sports', category: 'SPORTS' },
  { ...gameCentre, path: '/esports', category: 'ESPORTS' },
  { ...gameCentre, path: '/cockfight', category: 'COCKFIGHT' },
  { ...gameCentre, path: '/elott', category: 'ELOTT' },
  { ...gameCentre, path: '/lott', category: 'LOTT' },
  { ...gameCentre, path: '/live', category: 'LIVE' },
  { ...gameCentre, path: '/fish', category: 'FISH' },
  { ...gameCentre, path: '/rng', category: 'RNG' },
  { ...gameCentre, path: '/pvp', category: 'PVP' },
  { ...gameCentre, path: '/horse', category: 'HORSE' },
  { ...gameCentre, path: '/fbSports', category: 'SPORTS' },
  { ...gameCentre, path: '/jl', category: 'JL' },
  { ...gameCentre, path: '/jp', category: 'JP' },
  { ...gameCentre, path: '/rou', category: 'ROU' },
  { ...gameCentre, path: '/bac', category: 'BAC' },
  { ...full, path: '/promotions', anchors: true, category: 'PROMO' },
  { ...full, path: '/pointMall' },
  { ...lottery, path: '/lottery', query: ['gameCode', 'playType'] },
  { ...lottery, path: '/seaLottery', query: ['gameCode'] },
  { ...lottery, path: '/vnLottery', query: ['gameCode'] },
  { layout: 'headerOnly', screen: null, document: 'page', path: '/seamless', gamePage: true },
  { ...full, path: '/agentHome' },
] as const satisfies readonly RouteEntry[];

const byPath = new Map<string, RouteEntry>(
  routes.flatMap((route: RouteEntry) =>
    [route.path, ...(route.aliases ?? [])].map((path) => [path, route] as const),
  ),
);

/** The route of a path, which may end in a slash; undefined is not-found. */
export const routeOf = (pathname: string): RouteEntry | undefined =>
  byPath.get(pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname);
