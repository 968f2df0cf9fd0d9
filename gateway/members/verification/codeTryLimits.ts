import type { Queries } from '../../platform/database/database.ts';
import { windowCounter } from '../../platform/rateLimits/windowCounts.ts';
import { Refusal } from '../../platform/refusal/refusal.ts';
import type { sentCodes } from './schema.ts';
import { countedAddress } from '../../http/addresses/countedAddress.ts';

type Sent = Pick<typeof sentCodes.$inferSelect, 'merchant' | 'subject'>;

/** What the texts promise (spec §8): try again after five minutes. */
const WINDOW = 5 * 60_000;

/** Most wrong codes in a window; an address may stand for a whole household or office. */
const most = { pair: 10, address: 50 } as const;

/**
 * Counts a try of a code before the code is looked at and ends the call when its address has had too many, of this
 * code's recipient or of all. Answers how to take the try back: a right code counts for nothing.
 */
export const codeTryLimits = (queries: Queries) => {
  const counter = windowCounter(queries);
  return async ({ merchant, subject }: Sent, ip: string, now: Date): Promise<() => Promise<void>> => {
    const address = countedAddress(ip);
    const limits = [
      { most: most.address, counted: { merchant, kind: 'code tries address', subject: address } },
      { most: most.pair, counted: { merchant, kind: 'code tries pair', subject: `${subject} ${address}` } },
    ];
    for (const { most: bound, counted } of limits) {
      if ((await counter.add(counted, WINDOW, now)) > bound) {
        throw new Refusal('too_many_requests', undefined, await counter.secondsLeft(counted, now));
      }
    }
    return async () => {
      for (const { counted } of limits) await counter.back(counted);
    };
  };
};
