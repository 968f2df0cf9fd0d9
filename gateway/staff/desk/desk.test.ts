import { join } from 'node:path';
import type { DeskChat, DeskValue } from '#contract/deskTypes';
import type { DeskList } from '#contract/desk';
import type { Value } from '#contract/wireTypes';
import type { DeskOrder } from '../../testing/deskWriter.ts';
import { cashierDesk } from '../../testing/cashierDesk.ts';
import { testDesk, type TestStaff } from '../../testing/testDesk.ts';
import { testGateway, type TestGateway } from '../../testing/testGateway.ts';
import type { TestMember } from '../../testing/testMembers.ts';
import { writerProcesses } from '../../testing/writerProcesses.ts';

let gateway: TestGateway;
let desk: ReturnType<typeof testDesk>;
beforeEach(async () => {
  gateway = await testGateway();
  desk = testDesk(gateway);
});
afterEach(() => gateway.close());

const keyOf = () => gateway.clock.randomBytes(16).toString('base64url');
const write = async (text: string, member?: TestMember) => {
  const writer = member ?? (await gateway.members.create());
  await gateway.call('supportSay', { token: writer.token, body: { clientKey: keyOf(), text } });
  return writer;
};
const seenBy = async ({ token }: TestMember) =>
  (await gateway.call('supportChat', { token })).body.value as Value<'supportChat'>;
const list = async (staff: TestStaff, which: DeskList): Promise<DeskChat[]> =>
  ((await staff.call('chats', { query: { list: which } })).value as DeskValue<'chats'>).list;
const firstOf = async (staff: TestStaff, which: DeskList = 'waiting'): Promise<string> =>
  (await list(staff, which))[0]?.id ?? '';
const say = (staff: TestStaff, id: string, text: string, clientKey = keyOf()) =>
  staff.call('say', { body: { id, clientKey, text } });

test('INFO-03 a chat is taken by one of three who try at once, and the others are told so', async () => {
  await write('Xin chào');
  const three = await Promise.all(['lan', 'hoa', 'mai'].map((name) => desk.enter(name)));
  const id = await firstOf(three[0] as TestStaff);
  const answers = await Promise.all(three.map((staff) => staff.call('take', { body: { id } })));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  expect(answers.find(({ status }) => status === 409)?.message).toBe('already_claimed');
  const winner = answers.findIndex(({ status }) => status === 200);
  for (const [place, staff] of three.entries()) {
    expect(await list(staff, 'mine')).toHaveLength(place === winner ? 1 : 0);
    expect(await list(staff, 'waiting')).toEqual([]);
    expect((await say(staff, id, 'Chào bạn')).status).toBe(place === winner ? 200 : 403);
    expect((await staff.call('chat', { query: { id } })).status).toBe(place === winner ? 200 : 403);
  }
});

test('INFO-03 three of the staff on two processes never have one chat twice', async () => {
  for (let count = 0; count < 12; count += 1) await write(`chat ${count}`);
  const three = await Promise.all(['lan', 'hoa', 'mai'].map((name) => desk.enter(name)));
  const chats = (await list(three[0] as TestStaff, 'waiting')).map(({ id }) => id);
  const merchant = (await gateway.members.create()).row.merchant;
  const people = three.map(({ id }) => ({ merchant, id, shownName: id, isLead: false }));
  const file = join(import.meta.dirname, '..', '..', 'testing', 'deskWriter.ts');
  const writers = await writerProcesses<DeskOrder, [string, string][]>(file, gateway.connection);
  const order = { people, chats };
  const taken = (await writers.race([order, order])).flat();
  writers.close();
  expect(taken.map(([chat]) => chat).toSorted()).toEqual(chats.toSorted());
  const mine = await Promise.all(three.map((staff) => list(staff, 'mine')));
  expect(mine.flat()).toHaveLength(chats.length);
});

test('INFO-03 an answer at the desk reaches the member once, under the name that members see', async () => {
  const member = await write('Tiền chưa đến');
  const lan = await desk.enter('lan');
  const id = await firstOf(lan);
  expect((await say(lan, id, 'Too early')).status).toBe(403);
  await lan.call('take', { body: { id } });
  const key = keyOf();
  const first = await say(lan, id, ' Chào bạn. ', key);
  expect(await say(lan, id, 'Chào bạn.', key)).toEqual(first);
  const seen = await seenBy(member);
  expect(seen.state).toBe('answered');
  expect(seen.list.map(({ from, name, text, clientKey }) => [from, name, text, clientKey !== null])).toEqual([
    ['member', null, 'Tiền chưa đến', true],
    ['staff', 'Ms lan', 'Chào bạn.', false],
  ]);
  expect((await say(lan, id, '\u202E')).status).toBe(400);
  await lan.call('close', { body: { id } });
  expect(await seenBy(member)).toMatchObject({ state: 'closed' });
  expect(await list(lan, 'closed')).toMatchObject([{ id }]);
  expect((await say(lan, id, 'After the end')).status).toBe(404);
});

test('INFO-03 a chat is handed over by whoever has it or by a lead, and nobody else', async () => {
  await write('Xin chào');
  const [lan, hoa, lead] = [
    await desk.enter('lan'),
    await desk.enter('hoa'),
    await desk.enter('boss', 'lead'),
  ];
  const id = await firstOf(lan);
  await lan.call('take', { body: { id } });
  expect((await hoa.call('handOver', { body: { id, to: hoa.id } })).status).toBe(409);
  expect((await lan.call('handOver', { body: { id, to: hoa.id } })).status).toBe(200);
  expect((await say(hoa, id, 'Giờ là tôi')).status).toBe(200);
  expect((await list(lead, 'others')).map((chat) => chat.takenBy?.shownName)).toEqual(['Ms hoa']);
  expect((await lan.call('chats', { query: { list: 'others' } })).status).toBe(403);
  expect((await lead.call('handOver', { body: { id, to: lead.id } })).status).toBe(200);
  expect((await say(lead, id, 'Tôi giúp tiếp')).status).toBe(200);
  expect((await lan.call('handOver', { body: { id, to: gateway.clock.newId() } })).status).toBe(404);
});

test('INFO-03 lists of the desk name account, level, language and brand of a member, and nothing else', async () => {
  const member = await gateway.members.create();
  await gateway.call('supportSay', {
    token: member.token,
    body: { clientKey: keyOf(), text: 'Hello' },
    headers: { cookie: 'lang=EN' },
  });
  const lan = await desk.enter('lan');
  const [chat] = await list(lan, 'waiting');
  expect(chat?.member).toEqual({
    id: member.row.id,
    account: member.row.account,
    name: member.row.nickname,
    level: 0,
    language: 'EN',
    brand: gateway.tenants.all().find(({ key }) => key === 'aurora')?.name,
  });
  expect(chat).toMatchObject({ unread: 1, waitsSince: gateway.clock.now().toISOString() });
});

test('INFO-03 what a member says later is no part of a chat that is over', async () => {
  const member = await write('Lần một');
  const [lan, hoa] = [await desk.enter('lan'), await desk.enter('hoa')];
  const id = await firstOf(lan);
  await lan.call('take', { body: { id } });
  gateway.clock.advance(1_000);
  await lan.call('close', { body: { id } });
  gateway.clock.advance(1_000);
  await write('Lần hai', member);
  await hoa.call('take', { body: { id: await firstOf(hoa) } });
  const { value } = await lan.call('chat', { query: { id } });
  expect((value as DeskValue<'chat'>).list.map(({ text }) => text)).toEqual(['Lần một']);
});

test('INFO-03 the desk is on its own origin alone, and its calls come from its own pages with a session', async () => {
  const lan = await desk.enter('lan');
  expect((await lan.call('me', { host: 'aurora.localhost' })).status).toBe(404);
  expect((await lan.call('me', { host: 'desk.lotus.localhost' })).status).toBe(401);
  expect((await lan.call('me', { host: 'desk.nobody.example' }).catch(() => ({ status: 0 }))).status).toBe(0);
  expect((await desk.call('me')).message).toBe('not_logged_in');
  const foreign = { origin: 'http://aurora.localhost' };
  expect((await lan.call('logOut', { headers: foreign })).status).toBe(403);
  const site = await gateway.app.inject({
    url: '/wps/system/status',
    headers: { host: 'desk.aurora.localhost' },
  });
  expect(site.statusCode).toBe(404);
});

test('INFO-03 an agent changes no hours; each act leaves a row of who did it', async () => {
  await write('Xin chào');
  const [lan, lead] = [await desk.enter('lan'), await desk.enter('boss', 'lead')];
  const body = { days: [{ weekday: 1, opens: 480, closes: 1_320 }] };
  expect((await lan.call('setHours', { body })).status).toBe(403);
  expect((await lead.call('setHours', { body })).status).toBe(200);
  expect(
    (await lead.call('setHours', { body: { days: [{ weekday: 1, opens: 9, closes: 9 }] } })).status,
  ).toBe(400);
  expect((await lan.call('hours')).value).toEqual({ timeZone: 'Asia/Ho_Chi_Minh', ...body });
  const id = await firstOf(lan);
  await lan.call('take', { body: { id } });
  await lan.call('close', { body: { id } });
  const { rows } = await desk.operate('audit');
  expect(rows.map(({ who, act }) => `${who} ${act}`)).toEqual([
    'lan chat close',
    'lan chat take',
    'boss hours set',
    'boss log in',
    'lan log in',
  ]);
});

test('INFO-03 who has taken a chat sees payments and limits of the member, and each look is in the audit', async () => {
  const member = await write('Tiền chưa đến');
  const { token } = member;
  const cashier = cashierDesk(gateway);
  const { orderNo } = await cashier.deposit(token, 500_000);
  await gateway.call('setLimit', { token, body: { kind: 'deposit', period: 'day', amount: '900000' } });
  const [lan, hoa, lead] = [
    await desk.enter('lan'),
    await desk.enter('hoa'),
    await desk.enter('boss', 'lead'),
  ];
  const id = await firstOf(lan);
  expect((await lan.call('member', { query: { id } })).status).toBe(403);
  await lan.call('take', { body: { id } });
  const facts = (await lan.call('member', { query: { id } })).value as DeskValue<'member'>;
  expect(facts.deposits).toMatchObject([{ orderNo, amount: { amount: '500000' }, state: 'waiting' }]);
  expect(facts.withdrawals).toEqual([]);
  expect(facts.limits.filter(({ amount }) => amount !== null)).toMatchObject([
    { kind: 'deposit', period: 'day', amount: { amount: '900000' } },
  ]);
  expect((await hoa.call('member', { query: { id } })).status).toBe(403);
  expect((await lead.call('member', { query: { id } })).status).toBe(200);
  const { rows } = await desk.operate('audit');
  expect(rows.filter(({ act }) => act === 'member look').map(({ who, target }) => [who, target])).toEqual([
    ['boss', member.row.id],
    ['lan', member.row.id],
  ]);
});
