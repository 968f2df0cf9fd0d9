import { endpointNames, endpoints, type EndpointName } from '#contract/endpoints';
import type { Owner } from '#contract/endpoint';
import type { Player } from './caller.ts';
import type { Standing } from './standing.ts';
import { policy } from './policy.ts';
import { policyMatrix } from './policyMatrix.ts';
import { testGateway, type TestGateway } from '../../testing/testGateway.ts';

const refusals = ['not_logged_in', 'need_real_account', 'non_agent', 'non_member', 'forbidden'];

let gateway: TestGateway;
const tokens: Partial<Record<Standing | 'other brand', string>> = {};
beforeAll(async () => {
  gateway = await testGateway();
  tokens.trial = (await gateway.members.create({ type: 4 })).token;
  tokens.member = (await gateway.members.create()).token;
  tokens.agent = (await gateway.members.create({ type: 1 })).token;
  tokens['other brand'] = (await gateway.members.create({ type: 1, merchant: 'lotus' })).token;
});
afterAll(() => gateway.close());

/** Ends the sample's session. */
const callable = endpointNames.filter((name) => name !== 'logout');

const admits = async (name: (typeof endpointNames)[number], token: string | undefined): Promise<boolean> => {
  const { body } = await gateway.call(name, { ...(token && { token }) });
  return !refusals.includes(body.message ?? '');
};

describe.each(callable)('security rows 23 and 24: %s', (name) => {
  const row: readonly Standing[] = policyMatrix[name];

  test.each(['visitor', 'trial', 'member', 'agent'] as const)(
    '%s is admitted as the matrix says',
    async (standing) => {
      expect(await admits(name, tokens[standing])).toBe(row.includes(standing));
    },
  );

  test("another brand's agent counts as a visitor", async () => {
    expect(await admits(name, tokens['other brand'])).toBe(row.includes('visitor'));
  });
});

const player = (memberId: string, line: string, merchant = 'aurora'): Player => ({
  merchant,
  memberId,
  line,
  account: memberId,
  type: 1,
  tokenHash: '',
  mustChange: false,
});

const caller = player('b', 'a/b/');
const targets = {
  own: caller,
  up: player('a', 'a/'),
  down: player('c', 'a/b/c/'),
  sibling: player('bb', 'a/bb/'),
  'other brand': player('b', 'a/b/', 'lotus'),
} as const;

/** Written down a second time on purpose, as `policyMatrix` is; every other call is about its caller. */
const ofTheLine: ReadonlySet<EndpointName> = new Set([
  'registerLinks',
  'registerLink',
  'addRegisterLink',
  'changeRegisterLink',
  'endRegisterLink',
  'ownRebates',
  'downlineRebates',
  'setDownlineRebates',
  'openAccount',
  'waitingAccounts',
  'renewActivation',
  'withdrawAccount',
  'agentAnnouncements',
  'teamOverview',
  'downlines',
  'downlineTree',
  'teamBetRecord',
  'teamBets',
  'teamTransactions',
  'teamStatements',
  'agentRevenue',
  'agentIncome',
  'downlineContracts',
  'contractTrial',
]);
const ofNobody: ReadonlySet<EndpointName> = new Set([
  'status',
  'permission',
  'whitelabel',
  'domainRoute',
  'registerSetting',
  'publicSetting',
  'helpCenter',
  'countryCodes',
  'captcha',
  'report',
  'feedback',
  'login',
  'loginCheckCode',
  'loginCheck',
  'remembered',
  'socketTicket',
  'handOver',
  'loginFreePlay',
  'loginSms',
  'registerSms',
  'humanChallenge',
  'socialStart',
  'socialFinish',
  'register',
  'registerMobile',
  'passwordHint',
  'forgotByEmail',
  'forgotByPhone',
  'resetByLink',
  'merchantWallet',
  'gameList',
  'gameDetail',
  'gameMenus',
  'vendorGameTypes',
  'gameVendors',
  'hotGames',
  'popularGames',
  'winners',
  'jackpots',
  'roomList',
  'liveModels',
  'announcements',
  'posts',
  'post',
  'supportSeat',
  'promotions',
  'promotion',
  'lotteryMenu',
  'popularLotteries',
  'openedNumbersVn',
  'openedNumbers',
  'recentDraws',
  'hotMatches',
  'sportsMatches',
  'sportsMatch',
  'sportsResults',
  'affiliate',
  'affiliateVisit',
  'activation',
  'activateAccount',
  'pointsConfig',
  'pointsRewards',
]);

const ownerOf = (name: EndpointName): Owner => {
  if (ofTheLine.has(name)) return 'line';
  return ofNobody.has(name) ? 'none' : 'self';
};

const reachable: Record<Owner, readonly (keyof typeof targets)[]> = {
  none: [],
  self: ['own'],
  line: ['own', 'down'],
};

describe.each(endpointNames)('security row 23: %s on the data of', (name) => {
  test.each(Object.keys(targets) as (keyof typeof targets)[])('%s', (target) => {
    expect(policy(caller, endpoints[name], targets[target])).toBe(
      reachable[ownerOf(name)].includes(target) ? 'allowed' : 'not_found',
    );
  });
});

test('security row 23: a visitor is asked to log in where a log-in is needed, and finds no data of a member', () => {
  const own = { role: 'member', owner: 'self' } as const;
  const open = { role: 'anyone', owner: 'self' } as const;
  expect(policy(undefined, own, caller)).toBe('not_logged_in');
  expect(policy(undefined, open, caller)).toBe('not_found');
  expect(policy(undefined, { ...open, money: true })).toBe('allowed');
});

test('LOGIN-06 a member changes a temporary password before money moves; a trial account may not move any', () => {
  const waiting = { ...caller, mustChange: true };
  const move = { role: 'member', owner: 'self', money: true } as const;
  expect(policy(waiting, move)).toBe('password_change_required');
  expect(policy({ ...waiting, type: 4 }, move)).toBe('need_real_account');
});
