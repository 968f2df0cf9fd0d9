import { gameTypes, type GameType } from '#contract/constants';
import type { ModalName } from './modals';

/** Screens that exist, each a chunk of its own. */
export type ScreenName =
  | 'Home'
  | 'NoticePage'
  | 'Promotions'
  | 'Category'
  | 'Sports'
  | 'Hot'
  | 'Favourites'
  | 'Seamless'
  | 'Lottery'
  | 'AgentHome'
  | 'PointMall'
  | 'Help'
  | 'Posts'
  | 'Download';

export interface RouteEntry {
  readonly path: `/${string}`;
  readonly aliases?: readonly `/${string}`[];
  /** Query parameters the screen reads. */
  readonly query?: readonly string[];
  /** Whether `#…` names a place on the page. */
  readonly anchors?: true;
  /** headerOnly: neither footer nor right bar (NAV-07). */
  readonly layout: 'full' | 'headerOnly';
  readonly category?: GameType | 'PROMO' | 'HOT' | 'FAV';
  /** Only for brands with a game-list page of this category (NAV-04). */
  readonly centre?: true;
  /** Hides the balance, as on every game page (HDR-05). */
  readonly gamePage?: true;
  /** Null until the screen is built; the route then shows 'not found'. */
  readonly screen: ScreenName | null;
  /** Opens above the screen; closing it navigates to `/`. */
  readonly modal?: ModalName;
  /** Requires a session; a guest is sent to /login and returns afterwards. */
  readonly protected?: true;
  /** Key of the page's title and description in the `document` locale file. */
  readonly document:
    | 'home'
    | 'notices'
    | 'agentHome'
    | 'promotions'
    | 'pointMall'
    | 'help'
    | 'news'
    | 'blog'
    | 'download'
    | 'page'
    | 'HOT'
    | 'FAV'
    | GameType;
}

const full = { layout: 'full', screen: null, document: 'page' } as const;
const lottery = {
  layout: 'headerOnly',
  screen: 'Lottery',
  document: 'LOTT',
  protected: true,
  gamePage: true,
} as const;
const gameCentre = { ...full, query: ['vassalage'] } as const;
const categoryPage = { ...gameCentre, screen: 'Category' } as const;
const sportsPage = { ...gameCentre, screen: 'Sports', query: ['vassalage', 'match', 'side'] } as const;
const overHome = { layout: 'full', screen: 'Home', document: 'home' } as const;

/** Every route of spec §2 (NAV-01). */
export const routes = [
  {
    path: '/',
    aliases: ['/index', '/index.html', '/home'],
    layout: 'full',
    screen: 'Home',
    document: 'home',
  },
  { ...overHome, path: '/login', modal: 'login' },
  { ...overHome, path: '/register', modal: 'register', query: ['referralCode'] },
  { ...overHome, path: '/forgotPassword', modal: 'forgotPassword' },
  { ...overHome, path: '/changePassword', modal: 'changePassword' },
  { ...full, path: '/down', anchors: true, screen: 'Download', document: 'download' },
  { path: '/noticePage', layout: 'full', screen: 'NoticePage', document: 'notices' },
  { ...full, path: '/help', anchors: true, screen: 'Help', document: 'help' },
  { ...full, path: '/helpmc', anchors: true, screen: 'Help', document: 'help' },
  { ...full, path: '/news', screen: 'Posts', document: 'news' },
  { ...full, path: '/blog', screen: 'Posts', document: 'blog' },
  { ...full, path: '/favorite', category: 'FAV', screen: 'Favourites', document: 'FAV', query: ['page'] },
  { ...gameCentre, path: '/hot', category: 'HOT', screen: 'Hot', document: 'HOT' },
  { ...sportsPage, path: '/sports', category: 'SPORTS', document: 'SPORTS' },
  { ...sportsPage, path: '/esports', category: 'ESPORTS', document: 'ESPORTS' },
  { ...sportsPage, path: '/cockfight', category: 'COCKFIGHT', document: 'COCKFIGHT' },
  { ...categoryPage, path: '/elott', category: 'ELOTT', document: 'ELOTT' },
  { ...categoryPage, path: '/lott', category: 'LOTT', document: 'LOTT' },
  { ...categoryPage, path: '/live', category: 'LIVE', document: 'LIVE' },
  { ...categoryPage, path: '/fish', category: 'FISH', document: 'FISH' },
  { ...categoryPage, path: '/rng', category: 'RNG', document: 'RNG' },
  { ...categoryPage, path: '/pvp', category: 'PVP', document: 'PVP' },
  { ...sportsPage, path: '/horse', category: 'HORSE', document: 'HORSE' },
  { ...sportsPage, path: '/fbSports', category: 'SPORTS', document: 'SPORTS' },
  { ...categoryPage, path: '/jl', category: 'JL', document: 'JL' },
  { ...categoryPage, path: '/jp', category: 'JP', document: 'JP' },
  { ...categoryPage, path: '/rou', category: 'ROU', document: 'ROU' },
  { ...categoryPage, path: '/bac', category: 'BAC', document: 'BAC' },
  {
    ...full,
    path: '/promotions',
    anchors: true,
    category: 'PROMO',
    screen: 'Promotions',
    document: 'promotions',
  },
  { ...full, path: '/pointMall', query: ['view'], screen: 'PointMall', document: 'pointMall' },
  { ...lottery, path: '/lottery', query: ['gameCode', 'playType'] },
  { ...lottery, path: '/seaLottery', query: ['gameCode'] },
  { ...lottery, path: '/vnLottery', query: ['gameCode'] },
  {
    layout: 'headerOnly',
    screen: 'Seamless',
    document: 'page',
    path: '/seamless',
    query: ['gameCode', 'trial'],
    protected: true,
    gamePage: true,
  },
  { ...full, path: '/agentHome', screen: 'AgentHome', document: 'agentHome' },
] as const satisfies readonly RouteEntry[];

/** One game-list page per category; a brand names the categories that it has (NAV-04). */
export const centreRoutes: readonly RouteEntry[] = gameTypes.map((type) => ({
  ...categoryPage,
  path: `/gameList/${type}`,
  category: type,
  document: type,
  gamePage: true,
  centre: true,
}));

const byPath = new Map<string, RouteEntry>(
  [...routes, ...centreRoutes].flatMap((route: RouteEntry) =>
    [route.path, ...(route.aliases ?? [])].map((path) => [path, route] as const),
  ),
);

/** The route of a path, with or without a trailing slash; undefined means 'not found'. */
export const routeOf = (pathname: string): RouteEntry | undefined =>
  byPath.get(pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname);

const ownPath = /^\/(?!\/)[^?#]*/;

/**
 * Whether an address leads to an existing page: a route whose screen is built, or another site. A mail address does
 * not count, because not every device has a mail program. Links to other addresses are not shown.
 */
export const isBuiltAddress = (href: string): boolean => {
  if (href.startsWith('mailto:')) return false;
  const path = ownPath.exec(href)?.[0];
  return path === undefined || (routeOf(path)?.screen ?? null) !== null;
};
