import type { Queries } from '../../platform/database/database.ts';
import { tokenHash } from '../../platform/oneTimeTokens/token.ts';
import { windowCounter, type Counted } from '../../platform/rateLimits/windowCounts.ts';
import { Refusal } from '../../platform/refusal/refusal.ts';
import type { Runtime } from '../../platform/runtime/runtime.ts';
import type { Known, StaffPlace } from './staffDevices.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** A count that a try is part of, and the most that it may reach in its window. */
interface Bound {
  readonly counted: Counted;
  readonly window: number;
  readonly most: number;
  /** Others are counted with it: a right try takes itself back alone. */
  readonly shared?: true;
  /** Two codes in a row are beyond guessing, so that they need no bound of this kind. */
  readonly liftedByNextCode?: true;
}

/** One try of a name. */
export interface StaffTry {
  readonly merchant: string;
  readonly name: string;
  readonly place: StaffPlace;
  readonly known: Known;
  /** Whether it gives two codes in a row. */
  readonly hasNextCode: boolean;
}

const strangersOf = (merchant: string, name: string): Counted => ({
  merchant,
  kind: 'staff log-in strangers',
  subject: name.toLowerCase(),
});

const boundsOf = ({ merchant, name, place, known, hasNextCode }: StaffTry): readonly Bound[] => {
  const bound = (kind: string, subject: string, most: number): Bound => ({
    counted: { merchant, kind: `staff log-in ${kind}`, subject },
    window: 15 * MINUTE,
    most,
  });
  const account = name.toLowerCase();
  if (known === 'device' && place.device !== undefined)
    return [bound('device', `${account} ${tokenHash(place.device)}`, 8)];
  const strangers = {
    counted: strangersOf(merchant, name),
    window: HOUR,
    most: 20,
    liftedByNextCode: true,
  } as const;
  return [
    { ...bound('address', place.address, 40), shared: true },
    bound('place', `${account} ${place.address}`, 8),
    ...(known === 'no' && !hasNextCode ? [strangers] : []),
  ];
};

/**
 * Counts log-ins as OWASP describes it for device cookies: a browser from which its owner has logged in is counted by
 * itself, an address of such a browser by name and address, and all other places of a name together. So nobody who
 * merely knows a name can lock its owner out, and all strangers together have twenty tries an hour. Whoever has the
 * authenticator app is let past those by two codes in a row: a chance of one in 10^12 a try, however many try.
 */
export const staffTries = (queries: Queries, runtime: Pick<Runtime, 'now'>) => {
  const counts = windowCounter(queries);
  return {
    /** Counts one before the password is looked at. Refuses `too_many_requests`, and says where a second code helps. */
    take: async (tried: StaffTry): Promise<void> => {
      const now = runtime.now();
      for (const { counted, window, most, liftedByNextCode } of boundsOf(tried))
        if ((await counts.add(counted, window, now)) > most) {
          const value = liftedByNextCode && { nextCode: true };
          throw new Refusal('too_many_requests', value, await counts.secondsLeft(counted, now));
        }
    },

    /** The try was right: what is counted for its name begins anew. */
    clear: async (tried: StaffTry): Promise<void> => {
      for (const { counted, shared } of boundsOf(tried))
        await (shared ? counts.back(counted) : counts.forget(counted));
    },

    /** The account has new keys: guesses at the old ones count no more. */
    forgetStrangers: (merchant: string, name: string): Promise<void> =>
      counts.forget(strangersOf(merchant, name)),
  };
};
