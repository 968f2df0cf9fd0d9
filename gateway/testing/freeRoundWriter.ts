import { Refusal } from '../platform/refusal/refusal.ts';
import { systemRuntime as runtime } from '../platform/runtime/runtime.ts';
import type { Queries } from '../platform/database/database.ts';
import { betService } from '../play/seamlessWallet/betService.ts';
import { freeBets } from '../play/seamlessWallet/freeBets.ts';
import type { RoundCall } from '../play/seamlessWallet/roundCall.ts';
import { serveWriter } from './serveWriter.ts';

export interface FreeRoundOrder {
  readonly visit: RoundCall['visit'];
  /** The free rounds. */
  readonly id: string;
  /** Names of the rounds, each of which takes one. */
  readonly rounds: readonly string[];
  readonly stake: number;
  readonly win: number;
}

/** So many rounds are played at once. */
const AT_ONCE = 8;

// A gateway as a process of its own: it takes each round off the free rounds, and tells what it brought.
serveWriter<FreeRoundOrder>(async (database, { visit, id, rounds, stake, win }) => {
  const waiting = [...rounds];
  const callOf = (roundRef: string): RoundCall => ({
    ...{ visit, roundRef, currency: 'VND' },
    id: runtime.newId(),
    now: runtime.now(),
  });
  const next = async (): Promise<void> => {
    const roundRef = waiting.shift();
    if (roundRef === undefined) return;
    const inOne = <Answer>(work: (tx: Queries) => Promise<Answer>) => database.transaction(work);
    try {
      const call = callOf(roundRef);
      await inOne((tx) => freeBets(tx).place({ call, id, stake: BigInt(stake) }, () => Promise.resolve()));
      await inOne((tx) => betService(tx).settle(callOf(roundRef), BigInt(win)));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
    }
    return next();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, next));
});
