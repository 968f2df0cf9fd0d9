import { request } from 'node:http';
import { liveProtocol } from '#contract/live';
import type { Value } from '#contract/wireTypes';
import { runAct } from '../operator/runAct.ts';
import { cashierDesk } from '../testing/cashierDesk.ts';
import { liveAddress, openSocket as openSocketAt } from '../testing/openSocket.ts';
import { giveMoney } from '../testing/playGame.ts';
import { testGames } from '../testing/testGames.ts';
import { sportsDesk } from '../testing/sportsDesk.ts';
import { testGateway, type TestGateway } from '../testing/testGateway.ts';
import { vendorCalls } from '../testing/vendorCalls.ts';
import { winners } from '../play/winners/schema.ts';
import { feedStore } from '../play/sports/feedStore.ts';
import { testTenants } from '../testing/testTenants.ts';
import { announce } from '../platform/announcements/announce.ts';
import { sql } from 'drizzle-orm';

let gateway: TestGateway;
let address: string;
beforeAll(async () => {
  gateway = await testGateway();
  await testGames(gateway.database.queries, [{ gameCode: 'RNG0001' }]);
  address = await liveAddress(gateway);
});
afterAll(() => gateway.close());

const openSocket = (ticket: string) => openSocketAt(address, ticket);

const ticketFor = async (token?: string): Promise<string> => {
  const { body } = await gateway.call('socketTicket', { ...(token && { token }) });
  return (body.value as { ticket: string }).ticket;
};

/** The status with which a socket is answered that a page of that origin asks for. */
const socketFrom = async (origin: string): Promise<number | undefined> => {
  const asked = request(address.replace('ws:', 'http:'), {
    headers: {
      ...{ origin, connection: 'upgrade', upgrade: 'websocket', 'sec-websocket-version': '13' },
      'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
      'sec-websocket-protocol': `${liveProtocol}, ${await ticketFor()}`,
    },
  });
  return new Promise((resolve) => {
    asked.on('upgrade', ({ statusCode }, socket) => resolve((socket.destroy(), statusCode)));
    asked.on('response', (answer) => resolve(answer.resume().statusCode));
    asked.end();
  });
};

test('security row 17: the scheme of Origin was not looked at: a page over another one opens no socket (SOUND-04)', async () => {
  const { host } = new URL(address);
  expect(await socketFrom(`https://${host}`)).toBe(403);
  expect(await socketFrom('http://evil.example')).toBe(403);
  expect(await socketFrom('null')).toBe(403);
  expect(await socketFrom(`http://${host}`)).toBe(101);
});

test('design §2: a balance that moved is told to its member, with numbers that count up', async () => {
  const { row, token } = await gateway.members.create();
  const { ask, next, socket } = await openSocket(await ticketFor(token));
  ask(['balance']);
  expect(await next()).toEqual({ topic: 'balance', sequence: 0, value: null });
  for (const sequence of [1, 2]) {
    await giveMoney(gateway, row.id, 500n);
    expect(await next()).toEqual({
      topic: 'balance',
      sequence,
      value: { balance: { amount: String(500 * sequence), currency: 'VND' } },
    });
  }
  socket.close();
});

const operate = (command: string, act: string, values: Record<string, string>, brand = 'aurora') => {
  const parts = {
    database: gateway.database,
    runtime: gateway.clock,
    tenants: testTenants(['aurora', 'lotus']),
    vendors: gateway.vendors,
  };
  return runAct(parts, { command, act, brand, who: 'ops', values });
};

test('SYS-02 SYS-07 guests of the brand hear at once that the operator changed what pages show, and of no other act', async () => {
  const { row } = await gateway.members.create();
  const guest = await openSocket(await ticketFor());
  guest.ask(['site']);
  expect(await guest.next()).toEqual({ topic: 'site', sequence: 0, value: null });
  await operate('money', 'credit', {
    account: row.account,
    amount: '1',
    reason: 'none of theirs',
    key: 'one',
  });
  await operate('flag', 'list', {});
  await operate('flag', 'set', { module: 'COMM3', state: 'off' }, 'lotus');
  await operate('status', 'set', { status: 'maintenance' });
  expect(await guest.next()).toEqual({ topic: 'site', sequence: 1, value: null });
  await operate('status', 'set', { status: 'normal' });
  await operate('flag', 'set', { module: 'REFERRAL', state: 'off' });
  expect(await guest.next()).toMatchObject({ sequence: 2 });
  expect(await guest.next()).toMatchObject({ sequence: 3 });
  guest.socket.close();
});

test('SYS-02 open pages are told when scheduled content begins and when it ends', async () => {
  const guest = await openSocket(await ticketFor());
  guest.ask(['site']);
  await guest.next();
  const start = gateway.clock.now().getTime();
  const after = (minutes: number) => new Date(start + minutes * 60_000);
  const words = { 'title-en': 'Later', 'content-en': '<p>Text.</p>' };
  const window = { from: after(1).toISOString(), until: after(2).toISOString() };
  await operate('notice', 'add', { ...words, ...window });
  expect(await guest.next()).toMatchObject({ topic: 'site', sequence: 1 });
  await gateway.jobs.passTo(after(1));
  expect(await guest.next()).toMatchObject({ topic: 'site', sequence: 2 });
  await gateway.jobs.passTo(after(2));
  expect(await guest.next()).toMatchObject({ topic: 'site', sequence: 3 });
  guest.socket.close();
});

test('a credit by the operator and a withdrawal reach the open page, as every posting does', async () => {
  const member = await gateway.members.create();
  const { row, token } = member;
  const desk = cashierDesk(gateway);
  const accountId = await desk.bankAccount(member);
  const { ask, next, socket } = await openSocket(await ticketFor(token));
  ask(['balance']);
  await next();
  await operate('money', 'credit', {
    account: row.account,
    amount: '500000',
    reason: 'goodwill',
    key: 'two',
  });
  const told = (amount: string) => ({ topic: 'balance', value: { balance: { amount, currency: 'VND' } } });
  expect(await next()).toMatchObject(told('500000'));
  const body = { accountId, amount: '200000', ticket: await desk.ticket(member) };
  await gateway.call('withdraw', { token, body, idempotencyKey: gateway.clock.newId() });
  expect(await next()).toMatchObject(told('300000'));
  socket.close();
});

test("design §2: nobody hears of another's balance, nor a visitor of any", async () => {
  const [own, other] = [await gateway.members.create(), await gateway.members.create()];
  const listener = await openSocket(await ticketFor(other.token));
  const visitor = await openSocket(await ticketFor());
  for (const { ask } of [listener, visitor]) ask(['balance', 'winners']);
  expect([await listener.next(), await listener.next()]).toMatchObject([
    { topic: 'balance' },
    { topic: 'winners' },
  ]);
  expect(await visitor.next()).toMatchObject({ topic: 'winners', sequence: 0 });
  const { queries } = gateway.database;
  await giveMoney(gateway, own.row.id, 500n);
  const [won] = await queries
    .insert(winners)
    .values({
      merchant: 'aurora',
      customerName: 'nguyenthuyduong',
      amount: 5_000n,
      currency: 'VND',
      gameCode: 'RNG0001',
      iconUrl: '/covers/RNG0001',
      wonAt: gateway.clock.now(),
    })
    .returning();
  await announce(queries, { topic: 'winners', merchant: 'lotus', winner: won?.id ?? 0 });
  await announce(queries, { topic: 'winners', merchant: 'aurora', winner: won?.id ?? 0 });
  const told = { topic: 'winners', sequence: 1, value: { vo: { customerName: 'nguy***ng' } } };
  expect(await listener.next()).toMatchObject(told);
  expect(await visitor.next()).toMatchObject(told);
  for (const { socket } of [listener, visitor]) socket.close();
});

test('SPORT-01 a visitor hears of prices that move, and of a feed that stands and goes on', async () => {
  const { database, clock } = gateway;
  await sportsDesk(gateway).begin();
  const { ask, next, socket } = await openSocket(await ticketFor());
  ask(['odds']);
  expect(await next()).toEqual({ topic: 'odds', sequence: 0, value: null });
  const first = await next();
  expect(first).toMatchObject({ topic: 'odds', sequence: 1, value: { paused: false } });
  expect(first.topic === 'odds' && first.value?.list.length).toBeGreaterThan(50);
  clock.advance(60_000);
  const moved = await next();
  expect(moved.topic === 'odds' && moved.value?.list.length).toBeGreaterThan(10);
  const feed = feedStore(database.queries);
  await feed.set('aurora', clock.now());
  expect(await next()).toMatchObject({ sequence: 3, value: { paused: true } });
  await feed.set('aurora', null);
  expect(await next()).toMatchObject({ sequence: 4, value: { paused: false } });
  socket.close();
});

const unreadOf = (count: number) => ({ topic: 'unread', value: { count } });

test('MEM-11 whoever sits at a known device hears at once of a log-in from a new one', async () => {
  const { row, token } = await gateway.members.create({ password: 'right' });
  const logIn = (agent: string) =>
    gateway.call('login', {
      body: { username: row.account, password: 'right', type: 'username' },
      headers: { 'user-agent': agent },
    });
  await logIn('known');
  const { ask, next, socket } = await openSocket(await ticketFor(token));
  ask(['unread']);
  await next();
  await logIn('known');
  await logIn('new');
  expect(await next()).toMatchObject({ ...unreadOf(1), sequence: 1 });
  socket.close();
});

test('MEM-11 a player hears at once of the message of a big win, and of none of a small one', async () => {
  const say = vendorCalls(gateway);
  const { row, token } = await gateway.members.create();
  await giveMoney(gateway, row.id, 1_000_000n);
  const body = { gameCode: 'RNG0001', vassalage: 'NVP', platform: 'WEB', language: 'VI' };
  const { visitId } = (await gateway.call('launchGame', { token, body })).body.value as Value<'launchGame'>;
  const { ask, next, socket } = await openSocket(await ticketFor(token));
  ask(['unread']);
  await next();
  for (const [round, amount] of [
    ['small', '60000'],
    ['big', '1000000'],
  ]) {
    await say('bet', { visit: visitId, round, amount: '50000' });
    await say('win', { visit: visitId, round, amount });
  }
  expect(await next()).toMatchObject({ ...unreadOf(1), sequence: 1 });
  socket.close();
});

test.each([
  null,
  '',
  '{',
  '[]',
  '{"topic":"balance"}',
  '{"topic":"winners","merchant":"aurora","winner":"1"}',
])(
  'a notification that is no event of ours (%p) ends nothing, and the next one is heard (SOUND-01)',
  async (payload) => {
    const { row, token } = await gateway.members.create();
    const { ask, next, socket } = await openSocket(await ticketFor(token));
    ask(['balance']);
    await next();
    const { queries } = gateway.database;
    await queries.execute(
      payload === null ? sql`NOTIFY marquee_live` : sql`SELECT pg_notify('marquee_live', ${payload})`,
    );
    await announce(queries, { topic: 'balance', merchant: 'aurora', memberId: row.id });
    expect(await next()).toMatchObject({ topic: 'balance', sequence: 1 });
    socket.close();
  },
);

test('news that cannot be read leave a gap of their topic alone, and the rest of the batch is told (SOUND-01)', async () => {
  const { row, token } = await gateway.members.create();
  const { ask, next, socket } = await openSocket(await ticketFor(token));
  ask(['balance', 'unread']);
  await next();
  await next();
  const { queries } = gateway.database;
  await queries.execute(sql`ALTER TABLE ledger_accounts RENAME TO ledger_accounts_away`);
  for (const topic of ['balance', 'unread'] as const)
    await announce(queries, { topic, merchant: 'aurora', memberId: row.id });
  const told = [await next(), await next()];
  await queries.execute(sql`ALTER TABLE ledger_accounts_away RENAME TO ledger_accounts`);
  expect(told).toEqual([
    { topic: 'balance', sequence: 2, value: null },
    { topic: 'unread', sequence: 1, value: { count: 0 } },
  ]);
  socket.close();
});

test('design §2: a ticket opens one socket, within 30 seconds, of its own brand', async () => {
  const ticket = await ticketFor();
  (await openSocket(ticket)).socket.close();
  await expect(openSocket(ticket)).rejects.toThrow('refused');
  const late = await ticketFor();
  gateway.clock.advance(30_000);
  await expect(openSocket(late)).rejects.toThrow('refused');
  const { body } = await gateway.call('socketTicket', { brand: 'lotus' });
  await expect(openSocket((body.value as { ticket: string }).ticket)).rejects.toThrow('refused');
});

test('security row 32: a member has five sockets at most', async () => {
  const { token } = await gateway.members.create();
  const open = await Promise.all([1, 2, 3, 4, 5].map(async () => openSocket(await ticketFor(token))));
  await expect(openSocket(await ticketFor(token))).rejects.toThrow('refused');
  for (const { socket } of open) socket.close();
});

test('security row 32: of twenty sockets asked for at once a member has five (SOUND-04)', async () => {
  const { token } = await gateway.members.create();
  const tickets = await Promise.all(Array.from({ length: 20 }, () => ticketFor(token)));
  const lines = await Promise.allSettled(tickets.map((ticket) => openSocket(ticket)));
  const open = lines.filter((line) => line.status === 'fulfilled').map(({ value }) => value);
  expect(open).toHaveLength(5);
  for (const { socket } of open) socket.close();
  for (const { closed } of open) await closed;
});

test('security row 32: a frame above 64 kB, words that mean nothing and too many words close the socket', async () => {
  const large = await openSocket(await ticketFor());
  large.socket.send('x'.repeat(65_537));
  expect(await large.closed).toBe(1_009);
  const senseless = await openSocket(await ticketFor());
  senseless.socket.send('{"topics":["secrets"],"language":"VI"}');
  expect(await senseless.closed).toBe(4_429);
  const eager = await openSocket(await ticketFor());
  for (let words = 0; words < 61; words += 1) eager.ask(['winners']);
  expect(await eager.closed).toBe(4_429);
});
