import { join } from 'node:path';
import fc from 'fast-check';
import type { Connection } from '../platform/postgres/connection.ts';
import { writerProcesses } from './writerProcesses.ts';
import { anyAct, type Act } from './ledger/ledgerModel.ts';
import type { WriterOrder } from './ledgerWriter.ts';

const WRITERS = 4;

/** Two processes, as two gateways have them, with two writers each on one database. */
export const ledgerProcesses = async (connection: Connection) => {
  const file = join(import.meta.dirname, 'ledgerWriter.ts');
  const processes = await writerProcesses<WriterOrder, number[]>(file, connection);

  return {
    /** Acts of one seed by four writers at once; answers how many movements were booked. The seed replays it. */
    race: async (seed: number, actsEach: number): Promise<number> => {
      const list = fc.array(anyAct, { minLength: actsEach, maxLength: actsEach, size: 'max' });
      const lists: Act[][] = fc.sample(list, { numRuns: WRITERS, seed });
      const run = `process-${seed}`;
      const moved = await processes.race([
        { run, lists: lists.slice(0, 2) },
        { run, lists: lists.slice(2, 4) },
      ]);
      return moved.flat().reduce((sum, one) => sum + one, 0);
    },
    close: processes.close,
  };
};
