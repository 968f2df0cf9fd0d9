import { serveWriter } from './serveWriter.ts';
import type { Act } from './ledger/ledgerModel.ts';
import { performAct } from './ledger/performAct.ts';

/** What a writer process is told to do: lists of acts, each by a writer of its own, all at once. */
export interface WriterOrder {
  readonly run: string;
  readonly lists: readonly (readonly Act[])[];
}

serveWriter((database, { run, lists }: WriterOrder) => {
  const write = async (acts: readonly Act[]): Promise<number> => {
    let moved = 0;
    for (const act of acts) if (await performAct(database, act, run)) moved += 1;
    return moved;
  };
  return Promise.all(lists.map(write));
});
