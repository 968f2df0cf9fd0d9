import type { Database } from '../../platform/database/database.ts';
import { balanceOf } from './balanceOf.ts';
import { capture, hold, release } from './holds.ts';
import {
  at,
  deposit,
  house,
  ledgerDatabase,
  member,
  merchant,
  movement,
} from '../../testing/ledger/ledgerFixture.ts';
import { transfer } from './movement.ts';
import { post } from './post.ts';

let database: Database;
let close: () => Promise<void>;

beforeAll(async () => {
  ({ database, close } = await ledgerDatabase());
});
afterAll(() => close());

const purses = async (owner: string) =>
  Promise.all([
    balanceOf(database.queries, merchant, member(owner), 'VND'),
    balanceOf(database.queries, merchant, { kind: 'hold', owner }, 'VND'),
  ]);

const holdOf = async (owner: string, amount: bigint) => {
  await deposit(database, owner, 1_000n);
  const key = `withdraw-${owner}`;
  await database.transaction((tx) =>
    hold(tx, { key, merchant, member: owner, amount, currency: 'VND', reason: 'withdraw', ref: key, at }),
  );
  return { key, merchant, at };
};

test('API-04 held money cannot be spent and comes back when released, once', async () => {
  const name = await holdOf('anna', 600n);
  expect(await purses('anna')).toEqual([400n, 600n]);
  await database.transaction((tx) => release(tx, name));
  const again = await database.transaction((tx) => release(tx, name));
  expect(again.repeated).toBe(true);
  expect(await purses('anna')).toEqual([1_000n, 0n]);
});

test('API-04 what a capture leaves over goes back to the member', async () => {
  const name = await holdOf('bao', 600n);
  await database.transaction((tx) => capture(tx, { ...name, to: house, amount: 250n }));
  expect(await purses('bao')).toEqual([750n, 0n]);
});

test('API-04 more than the balance cannot be held', async () => {
  await expect(holdOf('chi', 1_001n)).rejects.toMatchObject({ code: 'insufficient_funds' });
});

test('API-04 a hold that is released and captured at once is settled by one of them', async () => {
  const name = await holdOf('dung', 600n);
  const outcomes = await Promise.allSettled([
    database.transaction((tx) => release(tx, name)),
    database.transaction((tx) => capture(tx, { ...name, to: house })),
  ]);
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  const [main, held] = await purses('dung');
  expect(held).toBe(0n);
  expect([400n, 1_000n]).toContain(main);
});

test.each([0n, -1n, -600n])(
  'API-04 a hold of %p is refused: it would take money out of what is held',
  async (amount) => {
    await expect(holdOf(`neg${amount}`, amount)).rejects.toThrow('A hold');
    expect(await purses(`neg${amount}`)).toEqual([1_000n, 0n]);
  },
);

test.each([0n, -5n])('API-04 a transfer of %p is refused: it would go the other way', (amount) => {
  expect(() => transfer(house, member('em'), amount, 'VND')).toThrow('A transfer of');
});

test('MEM-12 money beyond a limit is held first, and comes back to where it may not be played', async () => {
  const owner = 'giang';
  await deposit(database, owner, 1_000n);
  const set = { kind: 'aside', owner } as const;
  const money = movement('giang-aside', transfer(house, set, 300n, 'VND'));
  await database.transaction((tx) => post(tx, money));
  const key = 'withdraw-giang';
  const name = { key, merchant, at };
  await database.transaction((tx) =>
    hold(tx, { ...name, member: owner, amount: 500n, currency: 'VND', reason: 'withdraw', ref: key }),
  );
  const beyond = () => balanceOf(database.queries, merchant, set, 'VND');
  expect([await purses(owner), await beyond()]).toEqual([[800n, 500n], 0n]);
  await database.transaction((tx) => release(tx, name));
  expect([await purses(owner), await beyond()]).toEqual([[1_000n, 0n], 300n]);
});

test('API-04 a capture beyond the hold and a hold that does not exist are refused', async () => {
  const name = await holdOf('em', 600n);
  const capturing = database.transaction((tx) => capture(tx, { ...name, to: house, amount: 601n }));
  await expect(capturing).rejects.toThrow('cannot give 601');
  const missing = database.transaction((tx) => release(tx, { ...name, key: 'nothing' }));
  await expect(missing).rejects.toThrow('No hold nothing');
});
