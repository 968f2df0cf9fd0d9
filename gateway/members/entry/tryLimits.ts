import type { Queries } from '../../platform/database/database.ts';
import { windowCounter, type Counted } from '../../platform/rateLimits/windowCounts.ts';
import { Refusal } from '../../platform/refusal/refusal.ts';
import { countedAddress } from '../../http/addresses/countedAddress.ts';

const WINDOW = 15 * 60_000;
const MONTH = 30 * 24 * 60 * 60_000;

/** Most log-ins in a window; an address may stand for a whole household or office (security §4 'guessing'). */
const most = { account: 20, address: 100 } as const;

/** Wrong passwords in a row in a month after which strange places are not listened to; a new password ends it. */
const ROW = 90;

/** What the texts promise (spec §9): try again after five minutes. */
const RETRY_AFTER = 300;

/** One try of an account. */
export interface Attempt {
  readonly merchant: string;
  readonly accountKey: string;
  readonly ip: string;
  /** From a place that the account has logged in from: such tries are counted apart, so that guessing from
   *  elsewhere locks nobody out of their own home. */
  readonly known: boolean;
}

const counted = ({ merchant, accountKey, ip, known }: Attempt) =>
  ({
    account: { merchant, kind: known ? 'login home' : 'login account', subject: accountKey },
    row: { merchant, kind: 'login row', subject: accountKey },
    address: { merchant, kind: 'login address', subject: countedAddress(ip) },
  }) as const satisfies Record<string, Counted>;

/**
 * Counts tries before the password is looked at, so that many at once count too. A success clears its account: the
 * limit slows guessing down and never locks an owner out for good.
 */
export const tryLimits = (queries: Queries) => {
  const counter = windowCounter(queries);
  const tooMany = (seconds: number): never => {
    throw new Refusal('too_many_requests', undefined, seconds);
  };
  return {
    /** How many tries the account has had; ends the call when there may be no more. */
    look: async (attempt: Attempt, now: Date): Promise<number> => {
      const tries = await counter.read(counted(attempt).account, now);
      return tries < most.account ? tries : tooMany(RETRY_AFTER);
    },

    /** Counts one try and answers how many the account has had; ends the call when there are too many. */
    take: async (attempt: Attempt, now: Date): Promise<number> => {
      const { account, row, address } = counted(attempt);
      const [fromAddress, ofAccount, inRow] = await Promise.all([
        counter.add(address, WINDOW, now),
        counter.add(account, WINDOW, now),
        attempt.known ? 0 : counter.add(row, MONTH, now),
      ]);
      if (inRow > ROW) tooMany(await counter.secondsLeft(row, now));
      if (fromAddress > most.address || ofAccount > most.account) tooMany(RETRY_AFTER);
      return ofAccount;
    },

    /** The try succeeded. */
    clear: async (attempt: Attempt): Promise<void> => {
      const { account, row, address } = counted(attempt);
      // One after the other: the caller's transaction has one connection.
      await counter.forget(account);
      await counter.forget(row);
      await counter.back(address);
    },
  };
};
