import type { Queries } from '../../platform/database/database.ts';
import { windowCounter } from '../../platform/rateLimits/windowCounts.ts';
import { Refusal } from '../../platform/refusal/refusal.ts';
import type { Runtime } from '../../platform/runtime/runtime.ts';

const TRIES = 10;
/** Of a million codes three are right at any time: ten a day leave guessing one chance in a hundred a year. */
const WINDOW = 86_400_000;

/**
 * Looks at a code of an authenticator or of recovery unless its member has given too many wrong ones, at log-in or in a
 * session; a right one clears the count.
 */
export const codeTries = (queries: Queries, runtime: Pick<Runtime, 'now'>) => {
  const counts = windowCounter(queries);
  return async <Found>(merchant: string, memberId: string, look: () => Promise<Found>): Promise<Found> => {
    const counted = { merchant, kind: 'authenticator member', subject: memberId };
    const now = runtime.now();
    if ((await counts.add(counted, WINDOW, now)) > TRIES) {
      throw new Refusal('too_many_requests', undefined, await counts.secondsLeft(counted, now));
    }
    const found = await look();
    if (found) await counts.forget(counted);
    return found;
  };
};
