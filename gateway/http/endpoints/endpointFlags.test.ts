import { headers } from '#contract/constants';
import type { Endpoint } from '#contract/endpoint';
import { endpointNames, endpoints, type EndpointName } from '#contract/endpoints';
import { setFlags } from '../../testing/setFlags.ts';
import { testGateway, type TestGateway } from '../../testing/testGateway.ts';

// Written down a second time on purpose: a flag that is lost in the table opens a call, and no call that uses the table
// itself would notice.
const sealed = [
  'login',
  'loginCheck',
  'register',
  'registerMobile',
  'changePassword',
  'passwordHint',
  'forgotByPhone',
  'resetByLink',
  'twoFactorEnrol',
  'twoFactorConfirm',
  'twoFactorDisable',
  'setWithdrawPassword',
  'changeContact',
  'addBankAccount',
  'addReceivingAddress',
  'paymentTicket',
  'takeTimeOut',
  'selfExclude',
  'activateAccount',
  'pointsRedeem',
  'pointsConvert',
];

const moving = [
  'walletTransfer',
  'walletCollect',
  'lineTransfer',
  'deposit',
  'withdraw',
  'missionClaim',
  'rewardClaim',
  'checkInClaim',
  'bonusCancel',
  'rebateClaim',
  'promotionReward',
  'claimRaffle',
  'lotteryBet',
  'lotteryCancel',
  'sportsBet',
  'dividendContract',
  'dailySalaryContract',
  'hourlySalaryContract',
  'realTimeSalaryContract',
  'pointsRedeem',
  'pointsConvert',
];

const agentCentre = [
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
  'fundsConsolidated',
  'teamOverview',
  'downlines',
  'downlineTree',
  'teamBetRecord',
  'teamBets',
  'teamTransactions',
  'teamStatements',
  'agentRevenue',
  'agentIncome',
  'dividendContract',
  'dailySalaryContract',
  'hourlySalaryContract',
  'realTimeSalaryContract',
  'contracts',
  'downlineContracts',
  'contractDetail',
  'contractPreview',
  'contractEnds',
  'contractTrial',
  'contractStatements',
  'contractStatement',
];

let gateway: TestGateway;
let agent: string;
let unchanged: string;
beforeAll(async () => {
  gateway = await testGateway();
  await setFlags(gateway, ['AGENTPOLICY3']);
  agent = (await gateway.members.create({ type: 1 })).token;
  unchanged = (await gateway.members.create({ type: 1, mustChange: true })).token;
});
afterAll(() => gateway.close());

const send = async (name: EndpointName, token: string, type = 'application/json', payload = '{}') => {
  const { method, path: url }: Endpoint = endpoints[name];
  const withBody = method !== 'GET' && { payload };
  const response = await gateway.app.inject({
    ...{ method, url, ...withBody },
    headers: {
      host: 'aurora.localhost',
      [headers.client]: 'site',
      authorization: `Bearer ${token}`,
      ...(withBody && { 'content-type': type }),
    },
  });
  return response.json<{ message?: string }>().message;
};

/** Ends the session that asks. */
const callable = endpointNames.filter((name) => name !== 'logout');

/** Calls that answer as `fits` says, one after the other. */
const callsThat = async (
  fits: (message: string | undefined) => boolean,
  ask: (name: EndpointName) => Promise<string | undefined>,
  names: readonly EndpointName[] = callable,
) => {
  const found: EndpointName[] = [];
  for (const name of names) if (fits(await ask(name))) found.push(name);
  return found;
};

test('API-03 these calls and no others refuse a body that is not sealed', async () => {
  const refused = await callsThat(
    (message) => message === 'envelope_refused',
    (name) => send(name, agent),
  );
  expect(refused).toEqual(sealed);
});

test('these calls and no others move money: a password that must be changed comes first', async () => {
  const refused = await callsThat(
    (message) => message === 'password_change_required',
    (name) => send(name, unchanged),
  );
  expect(refused).toEqual(moving);
});

test('one call takes a form, and one an upload', async () => {
  const writing = callable.filter((name) => endpoints[name].method !== 'GET');
  const taking = (type: string, payload: string) =>
    callsThat(
      (message) => message !== 'unsupported_media_type',
      (name) => send(name, agent, type, payload),
      writing,
    );
  expect(await taking('application/x-www-form-urlencoded', 'a=b')).toEqual(['forgotByEmail']);
  expect(await taking('multipart/form-data; boundary=x', '--x--')).toEqual(['uploadProof']);
});

test('AGENT-01 these calls and no others are closed with the agent centre', async () => {
  await setFlags(gateway, ['AGENTPOLICY3'], '0');
  const token = (await gateway.members.create({ type: 1 })).token;
  const closed = await callsThat(
    (message) => message === 'not_available',
    (name) => send(name, token),
  );
  expect(closed).toEqual(agentCentre);
});

test('every call that needs a session has the site send it', () => {
  const entries = endpointNames.map((name): readonly [string, Endpoint] => [name, endpoints[name]]);
  expect(entries.filter(([, { role, token }]) => role !== 'anyone' && !token)).toEqual([]);
});
