import type { Currency } from '#contract/money';
import type { AccountKind } from './accountKinds.ts';
import { LedgerError } from './LedgerError.ts';

/** The unit of points in the books, a currency of its own: ISO 4217 has no such code. */
export const POINTS = 'PTS';

/** What an entry is counted in. */
export type LedgerUnit = Currency | typeof POINTS;

export interface AccountName {
  readonly kind: AccountKind;
  /** Member id, vendor code or, for accounts of the merchant as a whole, nothing. */
  readonly owner?: string;
}

export interface Entry {
  readonly account: AccountName;
  /** Minor units, or whole points: above zero into the account, below zero out of it. */
  readonly amount: bigint;
  readonly currency: LedgerUnit;
}

/** One movement of money, whole or not at all. */
export interface Movement {
  /** Unique per merchant: a movement with a key that was posted before is not posted again. */
  readonly key: string;
  readonly merchant: string;
  readonly entries: readonly Entry[];
  readonly reason: string;
  /** What the movement belongs to: an order, a bet, an act of the operator. */
  readonly ref: string;
  readonly at: Date;
}

/** From one account to another; the common movement. Throws LedgerError for an amount that would go the other way. */
export const transfer = (
  from: AccountName,
  to: AccountName,
  amount: bigint,
  currency: LedgerUnit,
): Entry[] => {
  if (amount <= 0n) throw new LedgerError(`A transfer of ${amount} from ${from.kind} to ${to.kind}`);
  return [
    { account: from, amount: -amount, currency },
    { account: to, amount, currency },
  ];
};
