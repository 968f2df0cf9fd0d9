import { eq } from 'drizzle-orm';
import { sessionLife } from '#contract/constants';
import { memberService } from '../members/memberService.ts';
import { testGateway, type TestGateway } from '../../testing/testGateway.ts';
import { sessions } from './schema.ts';
import { sessionService } from './sessionService.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await testGateway();
});
afterEach(() => gateway.close());

const statusWith = async (token: string, brand = 'aurora'): Promise<number> =>
  (await gateway.call('memberInfo', { token, brand })).status;

test('SYS-06 logout ends the session on the gateway and leaves the others of the member', async () => {
  const { row, token } = await gateway.members.create();
  const place = { ip: '127.0.0.1', agent: 'another device' };
  const other = await sessionService(gateway.database.queries, gateway.clock).begin('aurora', row.id, place);
  expect(await gateway.call('logout', { token })).toMatchObject({
    status: 200,
    body: { success: true, value: null },
  });
  expect(await statusWith(token)).toBe(401);
  expect(await statusWith(other)).toBe(200);
});

test('a session ends after thirty minutes without a call', async () => {
  const { token } = await gateway.members.create();
  gateway.clock.advance((sessionLife.idle - 1) * SECOND);
  expect(await statusWith(token)).toBe(200);
  gateway.clock.advance((sessionLife.idle - 1) * SECOND);
  expect(await statusWith(token)).toBe(200);
  gateway.clock.advance(sessionLife.idle * SECOND);
  expect(await statusWith(token)).toBe(401);
});

test('a session that is used all the time ends after twelve hours', async () => {
  const { token } = await gateway.members.create();
  const step = 20 * 60;
  for (let age = step; age < sessionLife.absolute; age += step) {
    gateway.clock.advance(step * SECOND);
    expect(await statusWith(token)).toBe(200);
  }
  gateway.clock.advance(step * SECOND);
  expect(await statusWith(token)).toBe(401);
});

test('security row 36: a token counts with its own brand alone', async () => {
  const { token } = await gateway.members.create({ merchant: 'aurora' });
  expect(await statusWith(token, 'lotus')).toBe(401);
  expect(await gateway.call('logout', { token, brand: 'lotus' })).toMatchObject({ status: 401 });
  expect(await statusWith(token, 'aurora')).toBe(200);
});

test('an account that is disabled is out at once', async () => {
  const { row, token } = await gateway.members.create();
  await memberService(gateway.database.queries, gateway.clock).update('aurora', row.id, {
    state: 'disabled',
  });
  expect(await statusWith(token)).toBe(401);
});

test('the database holds no token, only hashes of 256 bits', async () => {
  const { row, token } = await gateway.members.create();
  const rows = await gateway.database.queries.select().from(sessions).where(eq(sessions.memberId, row.id));
  expect(token).toMatch(/^[A-Za-z0-9_-]{43}$/);
  expect(JSON.stringify(rows)).not.toContain(token);
  expect(rows[0]?.tokenHash).toHaveLength(43);
});

test.each(['', 'Bearer', 'Basic YTpi', 'Bearer short', `Bearer ${'a'.repeat(44)}`])(
  'an Authorization header of "%s" is no session',
  async (authorization) => {
    expect(await gateway.call('memberInfo', { headers: { authorization } })).toMatchObject({
      status: 401,
      body: { message: 'not_logged_in' },
    });
  },
);

test('sessions that are over are deleted, and living ones stay', async () => {
  const { token: idle } = await gateway.members.create();
  const { row, token } = await gateway.members.create({ account: 'lan' });
  const life = sessionService(gateway.database.queries, gateway.clock);
  const left = async () =>
    (await gateway.database.queries.select().from(sessions)).map((one) => one.memberId);
  gateway.clock.advance(30 * MINUTE - SECOND);
  expect(await statusWith(token)).toBe(200);
  gateway.clock.advance(SECOND + 1);
  await life.sweep();
  expect(await left()).toEqual([row.id]);
  expect([await statusWith(idle), await statusWith(token)]).toEqual([401, 200]);
  gateway.clock.advance(12 * 60 * MINUTE);
  await life.sweep();
  expect(await left()).toEqual([]);
});

test('a proof of who its owner is counts for fifteen minutes; a remembered device gives none', async () => {
  const { row } = await gateway.members.create();
  const life = sessionService(gateway.database.queries, gateway.clock);
  const place = { ip: '127.0.0.1', agent: 'test' };
  const enter = async (proved: boolean) => {
    const token = await life.begin('aurora', row.id, place, { proved });
    const player = await life.resolve('aurora', token);
    if (player === undefined) throw new Error('The session is over.');
    return player;
  };
  const [proved, remembered] = [await enter(true), await enter(false)];
  expect([await life.isFresh(proved), await life.isFresh(remembered)]).toEqual([true, false]);
  gateway.clock.advance(15 * MINUTE);
  expect(await life.isFresh(proved)).toBe(true);
  gateway.clock.advance(1);
  expect(await life.isFresh(proved)).toBe(false);
});
