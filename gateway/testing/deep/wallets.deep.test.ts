import { openDatabase } from '../../platform/database/database.ts';
import { compareBalances } from '../../ledger/audit/compareBalances.ts';
import { booksAreSound } from '../../ledger/audit/comparison.ts';
import { createTestDatabase } from '../postgres/testCluster.ts';
import { walletRace } from '../walletRace.ts';

const SEEDS = Number(process.env.DEEP_WALLET_SEEDS ?? 200);
const ACTS_EACH = 20;
const HOUR = 3_600_000;

test(
  'SAFE-05 however claims, credits, rounds, cancellations, transfers and withdrawals of two processes fall, no bound money leaves',
  async () => {
    const { connection, drop } = await createTestDatabase();
    const database = openDatabase({ connection });
    const race = await walletRace(database, connection);
    let done = 0;
    for (let seed = 1; seed <= SEEDS; seed += 1) {
      const ended = await race.run(seed, ACTS_EACH);
      expect([seed, ended.leaked]).toEqual([seed, [0n, 0n, 0n]]);
      done += ended.done.length;
    }
    race.close();
    expect(booksAreSound(await compareBalances(database))).toBe(true);
    await database.close();
    await drop();
    process.stdout.write(`${JSON.stringify({ seeds: SEEDS, acts: SEEDS * ACTS_EACH * 2, done })}\n`);
  },
  HOUR,
);
