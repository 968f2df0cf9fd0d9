import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { BookedOrder } from './outside/orderBook.ts';
import type { Faults, Order } from './outside/paymentProvider.ts';

interface Answer {
  readonly id: number;
  readonly value?: unknown;
  readonly failed?: string;
}

/** Starts the outside payment provider as a process of its own and gives the test its hand. */
export const outsideProvider = async () => {
  const child = fork(join(import.meta.dirname, 'outside/paymentProvider.ts'));
  const [{ port }] = (await once(child, 'message')) as [{ port: number }];
  const open = new Map<number, PromiseWithResolvers<unknown>>();
  let sent = 0;
  child.on('message', ({ id, value, failed }: Answer) => {
    const call = open.get(id);
    open.delete(id);
    if (failed === undefined) call?.resolve(value);
    else call?.reject(new Error(failed));
  });
  const order = <Result>(told: Order): Promise<Result> => {
    sent += 1;
    const call = Promise.withResolvers<unknown>();
    open.set(sent, call);
    child.send({ id: sent, order: told });
    return call.promise as Promise<Result>;
  };
  return {
    base: new URL(`http://127.0.0.1:${port}/v1`),
    setUp: (callback: string, secrets: readonly string[]) => order({ act: 'set up', callback, secrets }),
    setClock: (now: Date) => order({ act: 'clock', now: now.getTime() }),
    /** Those that are not named are over. */
    setFaults: (faults: Partial<Faults> = {}) => order({ act: 'faults', faults }),
    pay: (orderNo: string, amount?: number) =>
      order({ act: 'pay', orderNo, ...(amount !== undefined && { amount: String(amount) }) }),
    reject: (orderNo: string) => order({ act: 'reject', orderNo }),
    /** Tells what is due by its clock; answers how many events are left. */
    tell: () => order<number>({ act: 'tell' }),
    books: () => order<BookedOrder[]>({ act: 'books' }),
    held: () => order({ act: 'held' }),
    release: () => order({ act: 'release' }),
    close: async (): Promise<void> => {
      const gone = once(child, 'exit');
      child.disconnect();
      await gone;
    },
  };
};
