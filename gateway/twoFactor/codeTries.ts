import type { Queries } from '../database/database.ts';
import { windowCounter } from '../limits/windowCounts.ts';
import { Refusal } from '../refusal.ts';
import type { Runtime } from '../runtime.ts';

const WINDOW = 15 * 60_000;
const TRIES = 10;

/** Ends the call after too many codes of an authenticator from a session that is open: six digits can be guessed. */
export const codeTries =
  (queries: Queries, runtime: Pick<Runtime, 'now'>) =>
  async (merchant: string, memberId: string): Promise<void> => {
    const counted = { merchant, kind: 'authenticator member', subject: memberId };
    if ((await windowCounter(queries).add(counted, WINDOW, runtime.now())) > TRIES) {
      throw new Refusal('too_many_requests', undefined, 300);
    }
  };
