import type { MessageKind } from '#contract/messageKinds';
import type { PushTopic } from '#contract/push';
import type { Value } from '#contract/wireTypes';
import { pushServices } from '../../sender/push/pushServices.ts';
import { localPush, type LocalPush, type TestSubscription } from '../../testing/localPush.ts';
import { testGateway, type TestGateway } from '../../testing/testGateway.ts';
import type { TestMember } from '../../testing/testMembers.ts';
import { testRuntime } from '../../testing/testRuntime.ts';
import { sessionService } from '../sessions/sessionService.ts';
import { coolOffService } from '../coolOff/coolOffService.ts';
import { tellMember } from './tellMember.ts';

const MINUTE = 60_000;

let gateway: TestGateway;
/** Another process on the same database. */
let beside: TestGateway;
let service: LocalPush;
const start = testRuntime().now();
let now = () => start;
beforeAll(async () => {
  service = await localPush(() => now());
  const providers = { push: pushServices({ origins: [service.origin] }) };
  gateway = await testGateway({ providers });
  beside = await testGateway({ beside: gateway, providers });
  now = gateway.clock.now;
});
afterAll(async () => {
  await beside.close();
  await gateway.close();
  await service.close();
});
beforeEach(() => service.answerWith(201));

const all: readonly PushTopic[] = ['payments', 'security', 'support', 'contracts', 'rewards'];
const turnOn = (
  { token }: Pick<TestMember, 'token'>,
  subscription: TestSubscription,
  over: Record<string, unknown> = {},
) =>
  gateway.call('pushOn', {
    token,
    body: { ...subscription, topics: all, amounts: false, language: 'EN', ...over },
  });
const withDevice = async (over: Record<string, unknown> = {}) => {
  const member = await gateway.members.create({ password: 'right' });
  const subscription = service.subscribe();
  expect((await turnOn(member, subscription, over)).status).toBe(200);
  return { member, subscription };
};
const tell = (
  { row }: Pick<TestMember, 'row'>,
  kind: MessageKind = 'withdrawalPaid',
  params: Record<string, string> = { orderNo: 'W1', amount: '2000000', currency: 'VND' },
) =>
  gateway.database.transaction((tx) =>
    tellMember(tx, gateway.clock, {
      ...{ merchant: 'aurora', memberId: row.id, kind, params },
      at: gateway.clock.now(),
    }),
  );
const here = async ({ token }: Pick<TestMember, 'token'>, { endpoint }: TestSubscription) =>
  ((await gateway.call('pushHere', { token, body: { endpoint } })).body.value as Value<'pushHere'>).device;
const runDue = () => gateway.jobs.runDue();

test('a chosen kind of message is pushed once, sealed for that browser and signed, without its amount', async () => {
  const { member, subscription } = await withDevice({ topics: ['payments'] });
  await tell(member);
  await tell(member, 'newDevice', { agent: 'Phone', ip: '1.2.3.4' });
  beside.clock.advance(gateway.clock.now().getTime() - beside.clock.now().getTime());
  await Promise.all([runDue(), beside.jobs.runDue()]);
  await runDue();
  expect(service.notes(subscription)).toEqual([
    { id: expect.any(String) as string, kind: 'withdrawalPaid', title: 'Withdrawal sent', text: '' },
  ]);
});

test('an amount stands on the lock screen where the member has chosen so, and a text in their language', async () => {
  const { member, subscription } = await withDevice({ amounts: true, language: 'VI' });
  await tell(member);
  await tell(member, 'feedbackAnswered', { no: 'F1', answer: 'secret words' });
  await runDue();
  expect(service.notes(subscription)).toMatchObject([
    { title: 'Tiền rút đã được chuyển', text: '2.000.000\u00a0₫' },
    { title: expect.not.stringContaining('{{') as string, text: '' },
  ]);
});

test.each([
  ['CN', '提款已付款'],
  ['MS', 'Pengeluaran telah dibayar'],
  ['TY', 'โอนเงินถอนแล้ว'],
  ['PT', 'Saque enviado'],
])('I18N-04 a browser in %s hears in its language', async (language, title) => {
  const { member, subscription } = await withDevice({ language });
  await tell(member);
  await runDue();
  expect(service.notes(subscription)).toMatchObject([{ title }]);
});

test('what a member has read, or no longer wants, is not pushed', async () => {
  const { member, subscription } = await withDevice();
  await tell(member);
  await gateway.call('readMessage', { token: member.token, body: { id: 'all' } });
  await tell(member);
  await turnOn(member, subscription, { topics: ['security'] });
  await tell(member, 'passwordChanged', {});
  await gateway.call('pushOff', { token: member.token, body: { endpoint: subscription.endpoint } });
  await runDue();
  expect(service.notes(subscription)).toEqual([]);
  expect(await here(member, subscription)).toBeNull();
});

test('SAFE-04 nothing that calls back to play is pushed to who rests, and of payments they still hear', async () => {
  const { member, subscription } = await withDevice();
  await tell(member, 'pointsShipped', { no: 'P1', shipment: 'GHN' });
  await coolOffService(gateway.database.queries).take(
    { merchant: 'aurora', memberId: member.row.id },
    { kind: 'break', until: new Date(gateway.clock.now().getTime() + 60 * MINUTE) },
    gateway.clock.now(),
  );
  await tell(member, 'pointsShipped', { no: 'P2', shipment: 'GHN' });
  await tell(member);
  await runDue();
  expect(service.notes(subscription)).toMatchObject([{ kind: 'withdrawalPaid' }]);
});

test.each([404, 410])('a browser of which the push service says %i is forgotten', async (status) => {
  const { member, subscription } = await withDevice();
  service.answerWith(status);
  await tell(member);
  await runDue();
  expect(await here(member, subscription)).toBeNull();
});

test('a push service that is away is asked again, and given up after an hour', async () => {
  const { member, subscription } = await withDevice();
  service.answerWith(503);
  await tell(member);
  await runDue();
  service.answerWith(201);
  await gateway.jobs.passTo(new Date(gateway.clock.now().getTime() + MINUTE));
  expect(service.notes(subscription)).toHaveLength(1);
  service.answerWith(503);
  await tell(member);
  await runDue();
  gateway.clock.advance(61 * MINUTE);
  service.answerWith(201);
  await gateway.jobs.passTo(gateway.clock.now());
  expect(service.notes(subscription)).toHaveLength(1);
});

test('a redirect is not followed: nobody else is called', async () => {
  const { member } = await withDevice();
  service.answerWith('redirect');
  const before = service.calls();
  await tell(member);
  await runDue();
  expect(service.calls()).toBe(before + 1);
});

test('a log-out ends the pushing on that browser, and a new log-in there goes on with it', async () => {
  const { member, subscription } = await withDevice();
  const enter = async (token?: string) =>
    (
      (
        await gateway.call('login', {
          body: { username: member.row.account, password: 'right', type: 'username' },
          ...(token !== undefined && { token }),
        })
      ).body.value as { token: string }
    ).token;
  const token = await enter(member.token);
  await tell(member);
  await runDue();
  expect(service.notes(subscription)).toHaveLength(1);
  await gateway.call('logout', { token });
  await tell(member);
  await runDue();
  expect(service.notes(subscription)).toHaveLength(1);
  expect(await here({ token: await enter() }, subscription)).toBeNull();
});

test('SAFE-03 a time-out ends the pushing everywhere, on browsers where the member was not logged in any more too', async () => {
  const { member, subscription } = await withDevice();
  gateway.clock.advance(45 * MINUTE);
  await gateway.database.transaction((tx) =>
    sessionService(tx, gateway.clock).endAllOf('aurora', member.row.id),
  );
  await tell(member);
  await runDue();
  expect(service.notes(subscription)).toEqual([]);
});

test('a browser is one member’s: whoever logs in there next ends it for the other', async () => {
  const { member, subscription } = await withDevice();
  const other = await gateway.members.create();
  expect(await here(other, subscription)).toBeNull();
  await tell(member);
  await runDue();
  expect(service.notes(subscription)).toEqual([]);
});

test('two who turn it on at once, and an eleventh browser: each is stored once, ten at most', async () => {
  const { member, subscription } = await withDevice();
  const answers = await Promise.all([turnOn(member, subscription), turnOn(member, subscription)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  for (let made = 0; made < 10; made += 1) {
    gateway.clock.advance(1_000);
    await turnOn(member, service.subscribe());
  }
  expect(await here(member, subscription)).toBeNull();
});

test.each([
  ['a host that is not allowed', { endpoint: 'https://metadata.example/latest' }, 'push_service_unknown'],
  ['an address of this machine', { endpoint: 'http://127.0.0.1:1/' }, 'push_service_unknown'],
  ['no point of the curve', { p256dh: 'A'.repeat(87) }, 'bad_request'],
  ['no topic', { topics: [] }, 'bad_request'],
])('SSRF: %s is refused', async (_, over, message) => {
  const member = await gateway.members.create();
  expect((await turnOn(member, service.subscribe(), over)).body.message).toBe(message);
});

test('the key is the same for all, and a point that browsers take', async () => {
  const { token } = await gateway.members.create();
  const ask = async () => (await gateway.call('pushKey', { token })).body.value as Value<'pushKey'>;
  const { key } = await ask();
  expect(Buffer.from(key, 'base64url')).toHaveLength(65);
  expect(await ask()).toEqual({ key });
});
