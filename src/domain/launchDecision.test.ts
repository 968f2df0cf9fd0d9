import { launchDecision, type LaunchDecision, type LaunchedGame } from './launchDecision';

const guest = { isLogin: false, isTrial: false };
const member = { isLogin: true, isTrial: false };
const trial = { isLogin: true, isTrial: true };
const open = {
  gameCode: 'RNG1',
  vassalage: 'LUMEN',
  isGame: 'GAME',
  supportPlay: '0',
  maintenanceEnd: null,
} as const;
const closed = { ...open, maintenanceEnd: '2026-11-20T16:00:00.000Z' };
const list = { ...open, isGame: 'VASSALAGE' } as const;
const of = (vassalage: string) => ({ ...open, vassalage });
const everywhere = () => true;
const withoutLottery = (path: string) => path === '/seamless';

type Row = [string, typeof guest, 'real' | 'trial', LaunchedGame, LaunchDecision];

const login = { to: 'login' } as const;
const notBuilt = { to: 'notBuilt' } as const;
const stage = { to: 'gamePage', mode: 'real' } as const;

const rows: Row[] = [
  ['a guest goes to the log-in', guest, 'real', open, login],
  ['a guest who tries goes to the log-in', guest, 'trial', open, login],
  ['a guest of a closed game goes to the log-in', guest, 'real', closed, login],
  ['a guest of a lottery goes to the log-in', guest, 'real', of('LOTT'), login],
  ['a member plays', member, 'real', open, stage],
  ['a member tries', member, 'trial', open, { to: 'gamePage', mode: 'trial' }],
  [
    'a game without free play cannot be tried',
    member,
    'trial',
    { ...open, supportPlay: '1' as const },
    notBuilt,
  ],
  ['a trial account cannot play', trial, 'real', open, { to: 'needReal' }],
  ['a trial account tries', trial, 'trial', open, { to: 'gamePage', mode: 'trial' }],
  ['a trial account cannot play a lottery', trial, 'real', of('ELOTT'), { to: 'needReal' }],
  ['a closed game says so', member, 'real', closed, { to: 'maintenance' }],
  ['a vendor opens its list for a guest', guest, 'real', list, { to: 'vendor', vassalage: 'LUMEN' }],
  ['a vendor opens its list for a member', member, 'real', list, { to: 'vendor', vassalage: 'LUMEN' }],
  ...(
    [
      ['TCG_LOTTO_VN', '/vnLottery?gameCode=RNG1'],
      ['TCG_SEA', '/seaLottery?gameCode=RNG1'],
      ['LOTT', '/lottery?gameCode=RNG1'],
      ['ELOTT', '/lottery?gameCode=RNG1'],
    ] as const
  ).map(([vendor, path]): Row => [
    `${vendor} has pages of its own`,
    member,
    'real',
    of(vendor),
    { to: 'lottery', path },
  ]),
];

const playType = { code: 'MB', defaultPlayType: 'de' } as const;

test.each([
  ['LOTT', '/lottery?gameCode=MB&playType=de'],
  // These lottery pages have no play type parameter (spec §2).
  ['TCG_LOTTO_VN', '/vnLottery?gameCode=MB'],
  ['TCG_SEA', '/seaLottery?gameCode=MB'],
] as const)(
  'GAME-06 API-05 a lottery of %s opens by its own code, on /lottery with its default play type',
  (vendor, path) => {
    const game = { ...of(vendor), ...playType };
    expect(launchDecision({ who: member, mode: 'real', game, routeExists: everywhere })).toEqual({
      to: 'lottery',
      path,
    });
  },
);

test.each(rows)('GAME-06 %s', (_name, who, mode, game, decision) => {
  expect(launchDecision({ who, mode, game, routeExists: everywhere })).toEqual(decision);
});

test.each(['TCG_LOTTO_VN', 'TCG_SEA', 'LOTT', 'ELOTT'])(
  'GAME-06 a lottery of %s is not opened while its pages are not built',
  (vendor) => {
    const facts = { who: member, mode: 'real', game: of(vendor), routeExists: withoutLottery } as const;
    expect(launchDecision(facts)).toEqual(notBuilt);
  },
);
