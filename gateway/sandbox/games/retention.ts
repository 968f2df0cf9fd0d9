import type { Parts } from '../../http/endpoints/module.ts';
import { roundStore } from './roundStore.ts';
import { seedStore } from './seedStore.ts';

const DAY = 24 * 3_600_000;

/** For so long a player can look at a round and prove it; the bet itself stays in the betting record. */
const KEPT = 90 * DAY;

/** Deletes the vendor's own rows of rounds long over. */
export const sweepRounds = async ({
  database: { queries },
  runtime,
}: Pick<Parts, 'database' | 'runtime'>): Promise<void> => {
  const before = new Date(runtime.now().getTime() - KEPT);
  await roundStore(queries).sweep(before);
  await seedStore(queries, runtime).sweep(before);
};
