import { openDatabase } from '../database/database.ts';
import type { Connection } from '../postgres/connection.ts';
import type { Act } from './ledgerModel.ts';
import { performAct } from './performAct.ts';

/** What a writer process is told to do: lists of acts, each by a writer of its own, all at once. */
export interface WriterOrder {
  readonly run: string;
  readonly lists: readonly (readonly Act[])[];
}

// A process of its own with a pool of its own, as another gateway of the same database is.
const database = openDatabase({ connection: JSON.parse(process.env.LEDGER_DATABASE ?? '') as Connection });

process.on('message', ({ run, lists }: WriterOrder) => {
  const write = async (acts: readonly Act[]): Promise<number> => {
    let moved = 0;
    for (const act of acts) if (await performAct(database, act, run)) moved += 1;
    return moved;
  };
  void Promise.all(lists.map(write)).then((moved) => process.send?.({ moved }));
});
process.on('disconnect', () => process.exit(0));
process.send?.('ready');
