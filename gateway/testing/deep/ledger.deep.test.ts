import fc from 'fast-check';
import type { Database } from '../../platform/database/database.ts';
import { balanceOf } from '../../ledger/postings/balanceOf.ts';
import type { Connection } from '../../platform/postgres/connection.ts';
import { compareBalances } from '../../ledger/audit/compareBalances.ts';
import { booksAreSound } from '../../ledger/audit/comparison.ts';
import { deposit, ledgerDatabase, member, merchant, withdraw } from '../ledger/ledgerFixture.ts';
import { ledgerProcesses } from '../ledgerProcesses.ts';
import { modelProperty, racingProperty } from '../ledger/ledgerRuns.ts';

// Sequences and races within one process; fast-check prints the seed of a failure, and how to replay it.
const SEEDS = Number(process.env.DEEP_LEDGER_SEEDS ?? 100);
const ACTS = Number(process.env.DEEP_LEDGER_ACTS ?? 500);
const ROUNDS = Number(process.env.DEEP_LEDGER_ROUNDS ?? 100);
/** Over two processes: 200 seeds of 500 acts are 100,000; the books are added up again after each thousand. */
const PROCESS_SEEDS = Number(process.env.DEEP_LEDGER_PROCESS_SEEDS ?? 200);
const ACTS_EACH = 125;
const SEEDS_A_CHECK = 2;
const HOUR = 3_600_000;

let database: Database;
let second: Database;
let connection: Connection;
let close: () => Promise<void>;

beforeAll(async () => {
  ({ connection, database, second, close } = await ledgerDatabase());
});
afterEach(async () => {
  expect(booksAreSound(await compareBalances(database))).toBe(true);
});
afterAll(() => close());

test(
  'API-04 long sequences of movements agree with a plain count',
  async () => {
    await fc.assert(modelProperty(database, ACTS), { numRuns: SEEDS });
  },
  HOUR,
);

test(
  'API-04 four writers over two gateways leave sound books',
  async () => {
    await fc.assert(racingProperty([database, second], ACTS), { numRuns: SEEDS });
  },
  HOUR,
);

test(
  'API-04 of a hundred withdraws at once exactly as many are booked as the balance bears, in every round',
  async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const owner = `round-${round}`;
      await deposit(database, owner, 1_000n);
      const tries = await Promise.allSettled(
        Array.from({ length: 100 }, (_, index) =>
          withdraw(index % 2 === 0 ? database : second, `${owner}-${index}`, owner, 100n),
        ),
      );
      expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
      expect(await balanceOf(database.queries, merchant, member(owner), 'VND')).toBe(0n);
    }
  },
  HOUR,
);

test(
  'API-04 a hundred thousand acts of four writers in two processes leave no wallet below zero and books that sum to zero',
  async () => {
    const processes = await ledgerProcesses(connection);
    let booked = 0;
    for (let seed = 1; seed <= PROCESS_SEEDS; seed += 1) {
      booked += await processes.race(seed, ACTS_EACH);
      if (seed % SEEDS_A_CHECK !== 0) continue;
      const comparison = await compareBalances(database);
      expect([seed, booksAreSound(comparison)]).toEqual([seed, true]);
    }
    processes.close();
    process.stdout.write(
      `${JSON.stringify({ seeds: PROCESS_SEEDS, acts: PROCESS_SEEDS * ACTS_EACH * 4, booked })}\n`,
    );
  },
  HOUR,
);
