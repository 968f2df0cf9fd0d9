import fc from 'fast-check';
import type { Database } from '../database/database.ts';
import { balanceOf } from '../ledger/balanceOf.ts';
import { booksAreSound, compareBalances } from '../ledger/compareBalances.ts';
import { deposit, ledgerDatabase, member, merchant, withdraw } from '../ledger/ledgerFixture.ts';
import { modelProperty, racingProperty } from '../ledger/ledgerRuns.ts';

// By default more than 100,000 operations over 200 seeds; fast-check prints the seed of a failure, and how to replay it.
const SEEDS = Number(process.env.DEEP_LEDGER_SEEDS ?? 100);
const ACTS = Number(process.env.DEEP_LEDGER_ACTS ?? 500);
const ROUNDS = Number(process.env.DEEP_LEDGER_ROUNDS ?? 100);
const HOUR = 3_600_000;

let database: Database;
let second: Database;
let close: () => Promise<void>;

beforeAll(async () => {
  ({ database, second, close } = await ledgerDatabase());
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
