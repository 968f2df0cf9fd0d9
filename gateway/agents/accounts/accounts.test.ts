import { count, eq } from 'drizzle-orm';
import { invitationService } from '../../members/invitations/invitationService.ts';
import { members } from '../../members/members/schema.ts';
import { memberRates } from '../../members/rates/schema.ts';
import { agentTeam } from '../../testing/agentTeam.ts';
import { cashierDesk } from '../../testing/cashierDesk.ts';
import { giveMoney } from '../../testing/playGame.ts';
import { lastCode } from '../../testing/readOutbox.ts';
import { setFlags } from '../../testing/setFlags.ts';
import { testGateway, type TestGateway } from '../../testing/testGateway.ts';
import { sweepWaitingAccounts } from '../../members/activation/waitingAccounts.ts';

let gateway: TestGateway;
let team: Awaited<ReturnType<typeof agentTeam>>;
beforeEach(async () => {
  gateway = await testGateway();
  team = await agentTeam(gateway);
});
afterEach(() => gateway.close());

const DAY = 86_400_000;
const password = 'hoa-sen-nở-88';
const plan = { username: 'MinhAnh92', kind: 'member', rates: { RNG: 90 } } as const;
const open = (more: object = {}) => team.call('openAccount', team.agent, { body: { ...plan, ...more } });
const opened = (more: object = {}) => team.act('openAccount', team.agent, { ...plan, ...more });
const tokenIn = (address: string) => new URL(address).hash.replace('#activate=', '');
const form = (token: string, more: object = {}) => ({
  ...{ token, password, confirmPassword: password },
  ...{ registerMethod: 'WEB', login: true, agreed: true, ...more },
});
const activate = (address: string, more: object = {}) =>
  gateway.call('activateAccount', { body: form(tokenIn(address), more) });
const logIn = () => gateway.call('login', { body: { username: 'minhanh92', password, type: 'username' } });
const waiting = async (by: { token: string } = team.agent) => (await team.read('waitingAccounts', by)).list;
const rowOf = async (id: string) =>
  (await gateway.database.queries.select().from(members).where(eq(members.id, id)))[0];

test('AGENT-12 an opened account waits for its owner, who sets the password and is logged in', async () => {
  const { id, address, expiresAt } = await opened({ nickname: 'Minh Anh' });
  expect(address).toMatch(/^http:\/\/aurora\.localhost\/register#activate=[\w-]{43}$/);
  expect(await waiting()).toMatchObject([
    { id, account: 'MinhAnh92', nickname: 'Minh Anh', kind: 'member', rates: { RNG: 90 }, expiresAt },
  ]);
  const looked = await gateway.call('activation', { body: { token: tokenIn(address) } });
  expect(looked.body.value).toEqual({
    ...{ account: 'MinhAnh92', nickname: 'Minh Anh', kind: 'member', expiresAt },
  });
  gateway.clock.advance(DAY);
  const entered = await activate(address);
  expect(entered).toMatchObject({
    status: 200,
    body: { value: { firstTimeLogin: true, mustChange: false } },
  });
  const { token } = entered.body.value as { token: string };
  expect((await gateway.call('memberInfo', { token })).body.value).toMatchObject({ account: 'MinhAnh92' });
  expect(await rowOf(id)).toMatchObject({
    state: 'active',
    line: `${team.agent.row.line}${id}/`,
    createdAt: gateway.clock.now(),
  });
  const agent = await team.again(team.agent);
  expect((await team.read('downlineRebates', agent, { account: 'minhanh92' })).rates).toEqual(plan.rates);
  expect(await waiting(agent)).toEqual([]);
  expect((await logIn()).status).toBe(200);
});

test('AGENT-12 before its activation an account cannot log in, be paid, bring in others, or count', async () => {
  const { id } = await opened();
  expect(await logIn()).toMatchObject({ status: 401, body: { message: 'wrong_account_or_password' } });
  await giveMoney(gateway, team.agent.row.id, 1_000_000n);
  const desk = cashierDesk(gateway);
  const sent = await gateway.call('lineTransfer', {
    token: team.agent.token,
    body: { to: 'downline', account: 'minhanh92', amount: '100000', ticket: await desk.ticket(team.agent) },
    idempotencyKey: gateway.clock.newId(),
  });
  expect(sent.body.message).toBe('receiver_unavailable');
  expect(await desk.balance(team.agent.token)).toBe('1000000');
  const code = await invitationService(gateway.database.queries, gateway.clock).give(
    'aurora',
    id,
    'referral',
  );
  expect((await team.register(code)).body.message).toBe('invitation_code_error');
  await setFlags(gateway, ['REFERRAL']);
  expect((await team.read('referral', team.agent)).friends).toHaveLength(1);
});

test('AGENT-12 the owner confirms age and terms, and keeps the rules of registration', async () => {
  const { address } = await opened();
  expect((await activate(address, { agreed: false })).status).toBe(400);
  const { agreed: _, ...silent } = form(tokenIn(address));
  expect((await gateway.call('activateAccount', { body: silent })).status).toBe(400);
  const faultsOf = async (more: object) => (await activate(address, more)).body.value;
  expect(await faultsOf({ confirmPassword: 'other' })).toEqual({ fields: { confirmPassword: 'mismatch' } });
  const weak = 'minhanh92';
  expect(await faultsOf({ password: weak, confirmPassword: weak })).toEqual({ fields: { password: 'weak' } });
  expect(await faultsOf({ idNumber: '123456789' })).toEqual({ fields: { idNumber: 'unasked' } });
  await setFlags(gateway, ['REGMOBVERF3']);
  expect(await faultsOf({})).toEqual({ fields: { mobileNum: 'required' } });
  const mobileNum = '0912345678';
  expect((await activate(address, { mobileNum, verificationCode: '000000' })).body.message).toBe(
    'code_invalid',
  );
  await gateway.call('registerSms', { body: { mobileNo: mobileNum } });
  const verificationCode = await lastCode(gateway);
  expect((await activate(address, { mobileNum, verificationCode })).status).toBe(200);
});

test('AGENT-12 of two who show a link at once one alone gets the account', async () => {
  const { address } = await opened();
  const answers = await Promise.all([activate(address), activate(address), activate(address)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400]);
  expect((await activate(address)).body.message).toBe('activation_expired');
});

test('AGENT-12 a link expires, and may be made anew; the one before is void', async () => {
  const { id, address } = await opened();
  gateway.clock.advance(7 * DAY);
  expect((await activate(address)).body.message).toBe('activation_expired');
  expect((await gateway.call('activation', { body: { token: tokenIn(address) } })).status).toBe(400);
  const agent = await team.again(team.agent);
  const second = await team.act('renewActivation', agent, { id });
  const third = await team.act('renewActivation', agent, { id });
  expect((await activate(second.address)).body.message).toBe('activation_expired');
  expect((await activate(third.address)).status).toBe(200);
  expect((await team.call('renewActivation', agent, { body: { id } })).status).toBe(404);
});

test('AGENT-12 a withdrawn account is as if it had never been', async () => {
  const { id, address } = await opened();
  expect((await team.call('withdrawAccount', team.agent, { query: { id } })).status).toBe(200);
  expect((await activate(address)).body.message).toBe('activation_expired');
  expect(await rowOf(id)).toBeUndefined();
  expect(await gateway.database.queries.select().from(memberRates)).toEqual([]);
  expect((await open()).status).toBe(200);
});

test('AGENT-12 an account that nobody activates is given up a month after its link', async () => {
  const { id } = await opened();
  gateway.clock.advance(36 * DAY);
  await sweepWaitingAccounts(gateway.database, gateway.clock);
  expect(await rowOf(id)).toBeDefined();
  gateway.clock.advance(2 * DAY);
  await sweepWaitingAccounts(gateway.database, gateway.clock);
  expect(await rowOf(id)).toBeUndefined();
});

test('AGENT-10 a waiting account of another agent answers as a missing one', async () => {
  const { id } = await opened();
  for (const by of [team.other, team.sub]) {
    for (const named of [id, gateway.clock.newId()]) {
      expect((await team.call('renewActivation', by, { body: { id: named } })).status).toBe(404);
      expect((await team.call('withdrawAccount', by, { query: { id: named } })).status).toBe(404);
    }
    expect((await team.read('waitingAccounts', by)).list).toEqual([]);
  }
  const active = team.sub.row.id;
  expect((await team.call('withdrawAccount', team.agent, { query: { id: active } })).status).toBe(404);
});

test('AGENT-10 the link of one brand activates nothing at another', async () => {
  const { address } = await opened();
  const token = tokenIn(address);
  expect((await gateway.call('activation', { brand: 'lotus', body: { token } })).status).toBe(400);
  const there = await gateway.call('activateAccount', { brand: 'lotus', body: form(token) });
  expect(there.body.message).toBe('activation_expired');
});

test('AGENT-12 the names keep the rules of the brand, and the rates are within the agent’s own', async () => {
  const faultsOf = async (more: object) => (await open(more)).body.value;
  expect(await faultsOf({ username: '9a' })).toEqual({ fields: { username: 'pattern' } });
  expect(await faultsOf({ username: 'support' })).toEqual({ fields: { username: 'taken' } });
  expect(await faultsOf({ username: 'OtherPlayer' })).toEqual({ fields: { username: 'taken' } });
  expect(await faultsOf({ nickname: 'Admin' })).toEqual({ fields: { nickname: 'taken' } });
  expect(await faultsOf({ rates: { RNG: 121 } })).toEqual({
    bounds: [{ gameType: 'RNG', least: 0, most: 120 }],
  });
});

test('AGENT-12 an agent has so many accounts waiting, and opens so many a day', async () => {
  const name = (made: number) =>
    `opened${String.fromCodePoint(97 + (made % 26), 97 + Math.floor(made / 26))}`;
  const opening = Array.from({ length: 49 }, (_, made) => name(made));
  for (const username of opening) expect((await open({ username })).status).toBe(200);
  const last = await Promise.all([open({ username: 'lastone' }), open({ username: 'lasttwo' })]);
  expect(last.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(last.find(({ status }) => status === 409)?.body.message).toBe('list_full');
  for (let tried = 51; tried < 100; tried += 1) await open({ username: 'another' });
  expect((await open({ username: 'another' })).body.message).toBe('too_many_requests');
  const [row] = await gateway.database.queries
    .select({ all: count() })
    .from(members)
    .where(eq(members.state, 'pending'));
  expect(row?.all).toBe(50);
});
