import type { Database } from '../database/database.ts';
import { balanceOf } from './balanceOf.ts';
import { capture, hold, release } from './holds.ts';
import { at, deposit, house, ledgerDatabase, member, merchant } from './ledgerFixture.ts';

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

test('API-04 a capture beyond the hold and a hold that does not exist are refused', async () => {
  const name = await holdOf('em', 600n);
  const capturing = database.transaction((tx) => capture(tx, { ...name, to: house, amount: 601n }));
  await expect(capturing).rejects.toThrow('cannot give 601');
  const missing = database.transaction((tx) => release(tx, { ...name, key: 'nothing' }));
  await expect(missing).rejects.toThrow('No hold nothing');
});
