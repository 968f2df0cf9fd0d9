import { openDatabase, type Database } from '../../platform/database/database.ts';
import { balanceOf } from '../../ledger/postings/balanceOf.ts';
import { transfer } from '../../ledger/postings/movement.ts';
import { post } from '../../ledger/postings/post.ts';
import type { MoneyRequest } from '../endpoints/runOnce.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/postgres/testCluster.ts';
import { Refusal, refuse } from '../../platform/refusal/refusal.ts';
import { runOnceIn } from './runOnce.ts';

let store: TestDatabase;
let database: Database;

beforeAll(async () => {
  store = await createTestDatabase();
  database = openDatabase({ connection: { ...store.connection, lock_timeout: 300 } });
});
afterAll(async () => {
  await database.close();
  await store.drop();
});

const now = new Date('2026-11-20T13:45:18Z');
const request = (key: string, change: Partial<MoneyRequest> = {}): MoneyRequest => ({
  merchant: 'aurora',
  memberId: 'anna',
  endpoint: 'walletTransfer',
  key,
  bodyHash: 'body',
  now,
  ...change,
});

const moneyOf = (owner: string) => balanceOf(database.queries, 'aurora', { kind: 'member', owner }, 'VND');

/** Gives or, below zero, takes money under a posting key of its own, so that only the idempotency row can stop a second time. */
let postings = 0;
const move = (owner: string, amount: bigint, change: Partial<MoneyRequest> & { key: string }) =>
  runOnceIn(database)(request(change.key, change), async (tx) => {
    postings += 1;
    const purse = { kind: 'member', owner } as const;
    const entries =
      amount < 0n
        ? transfer(purse, { kind: 'cashier' }, -amount, 'VND')
        : transfer({ kind: 'cashier' }, purse, amount, 'VND');
    await post(tx, {
      key: `test-${postings}`,
      merchant: 'aurora',
      reason: 'test',
      ref: '',
      at: now,
      entries,
    });
    return { postings };
  });

test('API-04 the same key with the same body is answered with the first answer and moves money once', async () => {
  const first = await move('anna', 10n, { key: 'a' });
  expect(await move('anna', 10n, { key: 'a' })).toEqual(first);
  expect(await moneyOf('anna')).toBe(10n);
});

test('API-04 a hundred parallel calls with one key have one effect and identical answers', async () => {
  const answers = await Promise.all(Array.from({ length: 100 }, () => move('bao', 10n, { key: 'b' })));
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(await moneyOf('bao')).toBe(10n);
});

test('API-04 another body under a used key is refused', async () => {
  await move('chi', 10n, { key: 'c' });
  await expect(move('chi', 20n, { key: 'c', bodyHash: 'other' })).rejects.toMatchObject({
    code: 'idempotency_key_reused',
    status: 422,
  });
  expect(await moneyOf('chi')).toBe(10n);
});

test.each<Partial<MoneyRequest>>([
  { memberId: 'other' },
  { merchant: 'lotus' },
  { endpoint: 'pointsRedeem' },
])('API-04 a key is bound to member, merchant and call: with %j it is another one', async (change) => {
  const key = `d-${JSON.stringify(change)}`;
  const before = await moneyOf('dung');
  await move('dung', 10n, { key });
  await move('dung', 10n, { key, ...change });
  expect((await moneyOf('dung')) - before).toBe(20n);
});

test('API-04 a refusal is the answer of its key, even when the money is there by then', async () => {
  await expect(move('em', -10n, { key: 'e' })).rejects.toMatchObject({ code: 'insufficient_funds' });
  await move('em', 100n, { key: 'e-deposit' });
  await expect(move('em', -10n, { key: 'e' })).rejects.toMatchObject({ code: 'insufficient_funds' });
  expect(await moneyOf('em')).toBe(100n);
});

test('API-04 when a call is refused while another with its key succeeds, both are answered alike', async () => {
  let tries = 0;
  const once = () =>
    runOnceIn(database)(request('k'), () => {
      tries += 1;
      return tries === 1 ? refuse('insufficient_funds') : Promise.resolve({ tries });
    }).catch((error: unknown) => (error instanceof Refusal ? error.code : error));
  const answers = await Promise.all(Array.from({ length: 10 }, once));
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(await once()).toEqual(answers[0]);
});

test('API-04 what an effect wrote before it was refused is gone', async () => {
  const refused = runOnceIn(database)(request('l'), async (tx) => {
    const entries = transfer({ kind: 'cashier' }, { kind: 'member', owner: 'linh' }, 10n, 'VND');
    await post(tx, { key: 'refused', merchant: 'aurora', reason: 'test', ref: '', at: now, entries });
    return refuse('insufficient_funds');
  });
  await expect(refused).rejects.toMatchObject({ code: 'insufficient_funds' });
  expect(await moneyOf('linh')).toBe(0n);
  await expect(move('linh', 10n, { key: 'l' })).rejects.toMatchObject({ code: 'insufficient_funds' });
});

test('API-04 after a fault in the middle neither effect nor key stays', async () => {
  const faulty = runOnceIn(database)(request('f'), async (tx) => {
    const entries = transfer({ kind: 'cashier' }, { kind: 'member', owner: 'giang' }, 10n, 'VND');
    await post(tx, { key: 'faulty', merchant: 'aurora', reason: 'test', ref: '', at: now, entries });
    throw new Error('the power went out');
  });
  await expect(faulty).rejects.toThrow('the power went out');
  expect(await moneyOf('giang')).toBe(0n);
  await move('giang', 10n, { key: 'f' });
  expect(await moneyOf('giang')).toBe(10n);
});

test('API-04 a second call while the first still runs past the lock timeout is told so', async () => {
  const waiting = Promise.withResolvers<void>();
  const started = Promise.withResolvers<void>();
  const first = runOnceIn(database)(request('g'), async () => {
    started.resolve();
    await waiting.promise;
    return 'done';
  });
  await started.promise;
  await expect(move('hanh', 10n, { key: 'g' })).rejects.toMatchObject({
    code: 'already_running',
    status: 409,
  });
  waiting.resolve();
  expect(await first).toBe('done');
});
