import { sql } from 'drizzle-orm';
import { alertStore } from '../../platform/alerts/alertStore.ts';
import type { Database } from '../../platform/database/database.ts';
import { capturedLog } from '../../testing/capturedLog.ts';
import { testRuntime } from '../../testing/testRuntime.ts';
import { auditBalances } from './auditBalances.ts';
import { auditBooks } from './auditJob.ts';
import { compareBalances } from './compareBalances.ts';
import { booksAreSound } from './comparison.ts';
import { deposit, ledgerDatabase, member, movement, withdraw } from '../../testing/ledger/ledgerFixture.ts';
import { transfer } from '../postings/movement.ts';
import { post } from '../postings/post.ts';

const runtime = testRuntime();
const audit = (database: Database) => auditBalances(database, runtime.now());

/** Audits until so many entries are added: a transaction of any database on this server holds an audit back. */
const auditUntil = async (wanted: number, audited: readonly Database[]) => {
  let entries = 0;
  let isSound = true;
  while (entries < wanted && isSound) {
    const found = await Promise.all(audited.map(audit));
    entries += found.reduce((sum, comparison) => sum + comparison.entries, 0);
    isSound = found.every(booksAreSound);
  }
  return [entries, isSound];
};

let database: Database;
let second: Database;
let close: () => Promise<void>;
beforeEach(async () => {
  ({ database, second, close } = await ledgerDatabase());
});
afterEach(() => close());

/** What nobody should be able to do: a balance without an entry. */
const tamper = (owner: string, balance: number) =>
  database.transaction(async (tx) => {
    await tx.execute(sql`ALTER TABLE ledger_accounts DISABLE TRIGGER USER`);
    await tx.execute(sql`UPDATE ledger_accounts SET balance = ${balance} WHERE owner = ${owner}`);
    await tx.execute(sql`ALTER TABLE ledger_accounts ENABLE TRIGGER USER`);
  });

test('API-04 an audit adds up what was booked since the last one, and no entry twice', async () => {
  await deposit(database, 'anna', 500n);
  await deposit(database, 'bao', 300n);
  expect(await auditUntil(4, [database])).toEqual([4, true]);
  expect((await audit(database)).entries).toBe(0);
  await withdraw(database, 'anna-out', 'anna', 200n);
  expect(await auditUntil(2, [database])).toEqual([2, true]);
  expect(booksAreSound(await compareBalances(database))).toBe(true);
});

test('API-04 an entry whose transaction ends after later ones is neither missed nor seen as a difference', async () => {
  const posted = Promise.withResolvers<void>();
  const mayEnd = Promise.withResolvers<void>();
  const slow = database.transaction(async (tx) => {
    await post(tx, movement('slow', transfer({ kind: 'house' }, member('slow'), 70n, 'VND')));
    posted.resolve();
    await mayEnd.promise;
  });
  await posted.promise;
  await deposit(second, 'quick', 500n);
  const early = await audit(second);
  expect(booksAreSound(early)).toBe(true);
  mayEnd.resolve();
  await slow;
  expect(await auditUntil(4 - early.entries, [second])).toEqual([4 - early.entries, true]);
});

test('API-04 audits at once count nothing twice', async () => {
  for (const owner of ['a', 'b', 'c']) await deposit(database, owner, 100n);
  expect(await auditUntil(6, [database, second, database, second])).toEqual([6, true]);
  expect((await audit(second)).entries).toBe(0);
});

/** As if the database had been dumped in a cluster far ahead and restored into this one. */
const restoreFromElsewhere = async (cluster: string) => {
  const { queries, transaction } = database;
  await transaction(async (tx) => {
    await tx.execute(sql`ALTER TABLE ledger_entries DISABLE TRIGGER USER`);
    await tx.execute(sql`UPDATE ledger_entries SET xact = xact + 1000000000000`);
    await tx.execute(sql`ALTER TABLE ledger_entries ENABLE TRIGGER USER`);
  });
  await queries.execute(
    sql`UPDATE ledger_audit_mark SET cluster = ${cluster}, through = through + 1000000000000, xact_offset = 0`,
  );
};

test.each([
  ['which tells its name', async () => restoreFromElsewhere('7412345678901234567')],
  [
    'which did not tell its name',
    async () => {
      const { rows } = await database.queries.execute<{ name: string }>(sql`SELECT ledger_cluster() AS name`);
      await restoreFromElsewhere(rows[0]?.name ?? '');
    },
  ],
])(
  'what is booked after a restore from another cluster, %s, was a false alarm: all is added up anew (SOUND-01)',
  async (_, restore) => {
    await deposit(database, 'anna', 500n);
    await deposit(database, 'bao', 300n);
    expect(await auditUntil(4, [database])).toEqual([4, true]);
    await restore();
    await withdraw(database, 'anna-out', 'anna', 200n);
    expect(await auditUntil(6, [database, second])).toEqual([6, true]);
    await deposit(database, 'bao', 40n);
    expect(await auditUntil(2, [database, second])).toEqual([2, true]);
    expect((await audit(database)).entries).toBe(0);
    await tamper('bao', 341);
    expect((await audit(database)).differences).toMatchObject([{ stored: '341', recomputed: '340' }]);
    await tamper('bao', 340);
  },
);

test('API-04 a balance that changed without an entry, long after it was audited, is an alert that the operator sees', async () => {
  const { log, text } = capturedLog();
  const parts = { database, runtime, log };
  const alerts = () => alertStore(database.queries).open(10);
  await deposit(database, 'nam', 500n);
  await auditBooks(parts);
  expect(await alerts()).toEqual([]);

  await tamper('nam', 501);
  await auditBooks(parts);
  expect(await alerts()).toMatchObject([
    {
      kind: 'balances',
      target: 'books',
      count: 1,
      reason:
        'aurora/member/nam/VND holds 501, its entries add up to 500; books that do not sum to zero: aurora/VND',
    },
  ]);
  expect(text()).toContain('an alert was opened');

  await tamper('nam', 500);
  await auditBooks(parts);
  expect(await alerts()).toHaveLength(1);
});
