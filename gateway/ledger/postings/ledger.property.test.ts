import fc from 'fast-check';
import type { Database } from '../../platform/database/database.ts';
import { compareBalances } from '../audit/compareBalances.ts';
import { booksAreSound } from '../audit/comparison.ts';
import type { Connection } from '../../platform/postgres/connection.ts';
import { ledgerDatabase } from '../../testing/ledger/ledgerFixture.ts';
import { ledgerProcesses } from '../../testing/ledgerProcesses.ts';
import { modelProperty, racingProperty } from '../../testing/ledger/ledgerRuns.ts';

let database: Database;
let second: Database;
let connection: Connection;
let close: () => Promise<void>;

beforeAll(async () => {
  ({ connection, database, second, close } = await ledgerDatabase());
});
afterAll(() => close());

test('API-04 after any sequence of movements each wallet holds what a plain count says', async () => {
  await fc.assert(modelProperty(database, 40), { numRuns: 20 });
}, 60_000);

test('API-04 four writers at once leave no wallet below zero and books that sum to zero', async () => {
  await fc.assert(racingProperty([database, second], 20), { numRuns: 10 });
  expect(booksAreSound(await compareBalances(database))).toBe(true);
}, 60_000);

test('API-04 two processes with two writers each leave the same', async () => {
  const processes = await ledgerProcesses(connection);
  for (let seed = 1; seed <= 5; seed += 1) expect(await processes.race(seed, 25)).toBeGreaterThan(0);
  processes.close();
  expect(booksAreSound(await compareBalances(database))).toBe(true);
}, 60_000);
