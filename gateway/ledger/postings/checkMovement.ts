import { LedgerError } from './LedgerError.ts';
import type { Movement } from './movement.ts';

/** The largest amount of one entry, in minor units: what the wire can carry (`MoneySchema`). */
const LARGEST = 10n ** 18n - 1n;

/** Throws LedgerError when the movement could not be booked whatever the balances are. */
export const checkMovement = ({ key, entries }: Movement): void => {
  const fault = (text: string) => new LedgerError(`Movement ${key} ${text}`);
  if (entries.length === 0) throw fault('has no entries');
  const sums = new Map<string, bigint>();
  for (const { amount, currency } of entries) {
    if (amount === 0n) throw fault('has an entry of zero');
    if (amount > LARGEST || amount < -LARGEST) throw fault('has an entry beyond what the wire can carry');
    sums.set(currency, (sums.get(currency) ?? 0n) + amount);
  }
  for (const [currency, sum] of sums) {
    if (sum !== 0n) throw fault(`leaves ${sum} ${currency} over`);
  }
};
