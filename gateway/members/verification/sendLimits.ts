import type { Queries } from '../../platform/database/database.ts';
import { windowCounter, type Counted } from '../../platform/rateLimits/windowCounts.ts';
import { Refusal } from '../../platform/refusal/refusal.ts';
import type { Settings } from '../../brands/settings/settingCatalogue.ts';
import { countedAddress } from '../../http/addresses/countedAddress.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** What the texts promise (spec §8): try again after five minutes. */
const RETRY_AFTER = 300;
/** `+84912`: a range of numbers that one bill pays for. */
const PREFIX = 6;

export interface Sending {
  readonly merchant: string;
  /** E.164 number or e-mail address. */
  readonly recipient: string;
  readonly ip: string;
}

/**
 * Counts a code about to be sent and ends the call when there have been too many: to the number, from the address,
 * to numbers alike, in all (security row 20). What is refused counts for the address alone: insisting does not help
 * there, and a stranger cannot use up the codes of somebody else's number. Answers how to take the rest back when the
 * code was not sent.
 */
export const sendLimits =
  (queries: Queries, { smsPerDay, smsPerPrefix }: Pick<Settings, 'smsPerDay' | 'smsPerPrefix'>) =>
  async ({ merchant, recipient, ip }: Sending, now: Date): Promise<() => Promise<void>> => {
    const counter = windowCounter(queries);
    const taken: Counted[] = [];
    const over = async (kind: string, subject: string, window: number, most: number) => {
      const counted = { merchant, kind: `code ${kind}`, subject };
      if (kind !== 'address') taken.push(counted);
      return (await counter.add(counted, window, now)) > most;
    };
    const giveBack = async () => {
      for (const counted of taken) await counter.back(counted);
    };
    const refuse = async (refusal: Refusal) => {
      await giveBack();
      throw refusal;
    };
    if (
      (await over('address', countedAddress(ip), HOUR, 10)) ||
      (await over('minute', recipient, MINUTE, 1))
    ) {
      await refuse(new Refusal('too_many_requests', undefined, RETRY_AFTER));
    }
    if (
      (await over('number', recipient, DAY, 5)) ||
      (await over('prefix', recipient.slice(0, PREFIX), HOUR, smsPerPrefix)) ||
      (await over('budget', '', DAY, smsPerDay))
    ) {
      await refuse(new Refusal('quota_exceeded'));
    }
    return giveBack;
  };
