import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import fc from 'fast-check';
import type { Connection } from '../postgres/connection.ts';
import { anyAct, type Act } from './ledgerModel.ts';
import type { WriterOrder } from './ledgerWriter.ts';

const WRITERS = 4;

/** Two processes, as two gateways have them, with two writers each on one database. */
export const ledgerProcesses = async (connection: Connection) => {
  const start = async (): Promise<ChildProcess> => {
    const child = fork(join(import.meta.dirname, 'ledgerWriter.ts'), {
      env: { PATH: process.env.PATH, LEDGER_DATABASE: JSON.stringify(connection) },
    });
    await once(child, 'message');
    return child;
  };
  const children = [await start(), await start()];

  const order = async (child: ChildProcess, told: WriterOrder): Promise<number[]> => {
    const answered = once(child, 'message') as Promise<[{ moved: number[] }]>;
    child.send(told);
    return (await answered)[0].moved;
  };

  return {
    /** Acts of one seed by four writers at once; answers how many movements were booked. The seed replays it. */
    race: async (seed: number, actsEach: number): Promise<number> => {
      const list = fc.array(anyAct, { minLength: actsEach, maxLength: actsEach, size: 'max' });
      const lists: Act[][] = fc.sample(list, { numRuns: WRITERS, seed });
      const run = `process-${seed}`;
      const moved = await Promise.all(
        children.map((child, place) => order(child, { run, lists: lists.slice(place * 2, place * 2 + 2) })),
      );
      return moved.flat().reduce((sum, one) => sum + one, 0);
    },
    close: (): void => {
      for (const child of children) child.disconnect();
    },
  };
};
