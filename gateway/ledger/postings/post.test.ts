import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { errorCode } from '../../platform/database/errorCode.ts';
import { balanceOf } from './balanceOf.ts';
import { compareBalances } from '../audit/compareBalances.ts';
import { booksAreSound } from '../audit/comparison.ts';
import {
  at,
  cashier,
  deposit,
  house,
  ledgerDatabase,
  member,
  merchant,
  movement,
  withdraw,
} from '../../testing/ledger/ledgerFixture.ts';
import { transfer } from './movement.ts';
import { post } from './post.ts';

let database: Database;
let close: () => Promise<void>;

beforeAll(async () => {
  ({ database, close } = await ledgerDatabase());
});
afterAll(() => close());

const balance = (owner: string) => balanceOf(database.queries, merchant, member(owner), 'VND');
const run = (statement: string) => database.queries.execute(sql.raw(statement)).catch(errorCode);

test('API-04 a movement changes both balances and is booked once, however often its key is posted', async () => {
  const before = await balanceOf(database.queries, merchant, cashier, 'VND');
  const first = await deposit(database, 'anna', 500n);
  const second = await deposit(database, 'anna', 500n);
  expect([first.repeated, second.repeated]).toEqual([false, true]);
  expect(second.id).toBe(first.id);
  expect(await balance('anna')).toBe(500n);
  expect((await balanceOf(database.queries, merchant, cashier, 'VND')) - before).toBe(-500n);
});

test('API-04 a key that was posted for another movement is refused', async () => {
  await deposit(database, 'bao', 500n);
  const other = movement('deposit:bao:500', transfer(cashier, member('bao'), 900n, 'VND'));
  await expect(database.transaction((tx) => post(tx, other))).rejects.toThrow(
    'was posted for another movement',
  );
  expect(await balance('bao')).toBe(500n);
});

test('API-04 a member cannot spend more than there is, and nothing of such a movement stays', async () => {
  await deposit(database, 'chi', 100n);
  await expect(withdraw(database, 'chi-too-much', 'chi', 101n)).rejects.toMatchObject({
    code: 'insufficient_funds',
  });
  expect(await balance('chi')).toBe(100n);
  await withdraw(database, 'chi-too-much', 'chi', 100n);
  expect(await balance('chi')).toBe(0n);
});

test('API-04 fifty parallel withdraws of which ten fit: exactly ten are booked', async () => {
  await deposit(database, 'dung', 1_000n);
  const tries = await Promise.allSettled(
    Array.from({ length: 50 }, (_, index) => withdraw(database, `dung-${index}`, 'dung', 100n)),
  );
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
  expect(await balance('dung')).toBe(0n);
});

test('API-04 the same key sent a hundred times at once moves money once', async () => {
  await deposit(database, 'em', 1_000n);
  const tries = await Promise.all(
    Array.from({ length: 100 }, () => withdraw(database, 'em-once', 'em', 10n)),
  );
  expect(tries.filter(({ repeated }) => !repeated)).toHaveLength(1);
  expect(await balance('em')).toBe(990n);
});

test('API-04 movements that cross each other both go through', async () => {
  await deposit(database, 'giang', 1_000n);
  await deposit(database, 'hanh', 1_000n);
  await Promise.all(
    Array.from({ length: 40 }, (_, index) => {
      const [from, to] = index % 2 === 0 ? (['giang', 'hanh'] as const) : (['hanh', 'giang'] as const);
      const entries = transfer(member(from), member(to), 10n, 'VND');
      return database.transaction((tx) => post(tx, movement(`cross-${index}`, entries)));
    }),
  );
  expect([await balance('giang'), await balance('hanh')]).toEqual([1_000n, 1_000n]);
});

test.each([
  ['no entries', []],
  ['an entry of zero', [{ account: house, amount: 0n, currency: 'VND' } as const]],
  ['more in than out', [{ account: house, amount: 5n, currency: 'VND' } as const]],
  [
    'one currency for another',
    [
      { account: house, amount: -5n, currency: 'VND' },
      { account: member('i'), amount: 5n, currency: 'USD' },
    ] as const,
  ],
  ['more than the wire can carry', transfer(house, member('i'), 10n ** 18n, 'VND')],
])('API-04 a movement with %s is refused before it reaches the database', async (name, entries) => {
  await expect(database.transaction((tx) => post(tx, movement(name, entries)))).rejects.toThrow('Movement');
});

test('API-04 merchants have books of their own', async () => {
  await deposit(database, 'khoa', 500n);
  expect(await balanceOf(database.queries, 'lotus', member('khoa'), 'VND')).toBe(0n);
  const foreign = {
    ...movement('khoa-lotus', transfer(member('khoa'), house, 1n, 'VND')),
    merchant: 'lotus',
  };
  await expect(database.transaction((tx) => post(tx, foreign))).rejects.toMatchObject({
    code: 'insufficient_funds',
  });
});

test.each([
  'UPDATE ledger_entries SET amount = amount + 1',
  'DELETE FROM ledger_entries',
  'TRUNCATE ledger_entries',
  "UPDATE ledger_postings SET reason = 'other'",
  'DELETE FROM ledger_postings',
  'UPDATE ledger_accounts SET balance = balance + 1',
  'DELETE FROM ledger_accounts',
  "INSERT INTO ledger_accounts (merchant, kind, owner, currency, balance) VALUES ('aurora', 'house', 'x', 'VND', 5)",
])('API-04 the database itself refuses: %s', async (statement) => {
  await deposit(database, 'lan', 500n);
  expect(await run(statement)).toBe('ML001');
});

test('API-04 the database itself refuses a posting that does not sum to zero', async () => {
  const halves = database.transaction(async (tx) => {
    const { id } = await post(tx, movement('half', transfer(cashier, member('minh'), 5n, 'VND')));
    await tx.execute(sql`
      INSERT INTO ledger_entries (merchant, posting_id, account_id, currency, amount, posted_at)
      SELECT ${merchant}, ${id}, id, 'VND', 7, now() FROM ledger_accounts WHERE owner = 'minh'`);
  });
  expect(await halves.catch(errorCode)).toBe('ML002');
  const empty = run(
    `INSERT INTO ledger_postings (merchant, key, reason, ref, fingerprint, posted_at)
     VALUES ('aurora', 'empty', '', '', '', '${at.toISOString()}')`,
  );
  expect(await empty).toBe('ML002');
});

test('API-04 recomputed balances equal the stored ones and the books sum to zero', async () => {
  const comparison = await compareBalances(database);
  expect(comparison.entries).toBeGreaterThan(100);
  expect(booksAreSound(comparison)).toBe(true);
});

test('API-04 the comparison names an account whose balance was tampered with', async () => {
  await deposit(database, 'nam', 500n);
  const tampered = await database.queries
    .transaction(async (tx) => {
      await tx.execute(sql`ALTER TABLE ledger_accounts DISABLE TRIGGER USER`);
      await tx.execute(sql`UPDATE ledger_accounts SET balance = 501 WHERE owner = 'nam'`);
    })
    .then(() => compareBalances(database));
  expect(tampered.differences).toEqual([
    { account: 'aurora/member/nam/VND', stored: '501', recomputed: '500' },
  ]);
  expect(tampered.offCurrencies).toEqual(['aurora/VND']);
  expect(booksAreSound(tampered)).toBe(false);
});
