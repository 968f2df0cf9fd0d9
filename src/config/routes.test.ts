import { endpoints } from '#contract/endpoints';
import { gameTypes } from '#contract/constants';
import { isSiteLink, sitePaths } from '#contract/sitePaths';
import { categoryRoutes } from './categories';
import { centreRoutes, isBuiltAddress, routeOf, routes, type RouteEntry } from './routes';

const entries: readonly RouteEntry[] = routes;

// Copied from spec §2, so that the test notices a missing route.
const specified =
  '/ /login /register /forgotPassword /changePassword /down /noticePage /help /helpmc /favorite /hot /sports /esports ' +
  '/cockfight /elott /lott /live /fish /rng /pvp /horse /fbSports /jl /jp /rou /bac /promotions /pointMall ' +
  '/lottery /seaLottery /vnLottery /seamless /agentHome';

/** News and blog have no path in the specification (INFO-01). */
const chosen = ['/news', '/blog'];

test('NAV-01 the table has every route of the specification once', () => {
  expect(entries.map(({ path }) => path).sort()).toEqual([...specified.split(' '), ...chosen].sort());
});

test('FIX-06 the links that the gateway takes lead to exactly the routes of the site', () => {
  const paths = [...entries, ...centreRoutes].flatMap(({ path, aliases = [] }) => [path, ...aliases]);
  expect(paths.filter((path) => !isSiteLink(path))).toEqual([]);
  expect(sitePaths.filter((path) => routeOf(path) === undefined)).toEqual([]);
  expect(['/rng/', '/sports?match=1', '/help#money'].every(isSiteLink)).toBe(true);
  expect(['/nonsense', '/gameList/HOT', '//evil.test', 'rng', '', '/rng/x'].some(isSiteLink)).toBe(false);
});

test.each(['/index', '/index.html', '/home', '/home/'])('NAV-01 %s is home', (path) => {
  expect(routeOf(path)?.path).toBe('/');
});

test('NAV-01 a route whose screen exists names it', () => {
  expect(routeOf('/')?.screen).toBe('Home');
  expect(routeOf('/noticePage')?.screen).toBe('NoticePage');
});

test('NAV-01 lottery pages have a game code parameter, /lottery a play type too', () => {
  expect(routeOf('/lottery')?.query).toEqual(['gameCode', 'playType']);
  expect(routeOf('/vnLottery')?.query).toEqual(['gameCode']);
});

test('NAV-07 lottery and seamless pages have the header alone, all others the full frame', () => {
  const bare = entries.filter(({ layout }) => layout === 'headerOnly').map(({ path }) => path);
  expect(bare).toEqual(['/lottery', '/seaLottery', '/vnLottery', '/seamless']);
});

test('NAV-04 each category has an optional game-list route, flagged as a game page', () => {
  expect(centreRoutes.map(({ category }) => category)).toEqual(gameTypes);
  expect(routeOf('/gameList/RNG')).toMatchObject({ screen: 'Category', centre: true, gamePage: true });
  expect(routeOf('/gameList/HOT')).toBeUndefined();
});

test.each('/favorite /hot /live /fish /rng /pvp /horse /jl /jp /rou /bac /seamless'.split(' '))(
  'NAV-16 %s has its screen',
  (path) => {
    expect(routeOf(path)?.screen).toEqual(expect.any(String));
  },
);

test.each('/elott /lott /lottery /seaLottery /vnLottery'.split(' '))('NAV-17 %s has its screen', (path) => {
  expect(routeOf(path)?.screen).toEqual(expect.any(String));
});

test.each(['/', '/home', '/rng?vassalage=V1', '/noticePage#top', '?modal=login', 'https://help.example/'])(
  'a link to %s shows',
  (href) => expect(isBuiltAddress(href)).toBe(true),
);

test.each(['/nowhere', '/constructor', 'mailto:a@b.example'])(
  'a link to %s does not show while no screen is behind it',
  (href) => expect(isBuiltAddress(href)).toBe(false),
);

test('NAV-13 a path that no route has is unknown', () => {
  expect(routeOf('/nowhere')).toBeUndefined();
  expect(routeOf('/constructor')).toBeUndefined();
});

test('every category leads to a route of its own', () => {
  for (const category of gameTypes) expect(routeOf(categoryRoutes[category])?.category).toBe(category);
});

test('no page hides behind a path of the gateway', () => {
  const calls = Object.values(endpoints).map(({ path }) => path as string);
  expect(entries.filter(({ path }) => calls.includes(path))).toEqual([]);
});
