import type { Currency } from '#contract/money';
import type { AccountKind } from './accountKinds.ts';
import { LedgerError } from './LedgerError.ts';

export interface AccountName {
  readonly kind: AccountKind;
  /** Member id, vendor code or, for accounts of the merchant as a whole, nothing. */
  readonly owner?: string;
}

export interface Entry {
  readonly account: AccountName;
  /** Minor units: above zero into the account, below zero out of it. */
  readonly amount: bigint;
  readonly currency: Currency;
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
export const transfer = (from: AccountName, to: AccountName, amount: bigint, currency: Currency): Entry[] => {
  if (amount <= 0n) throw new LedgerError(`A transfer of ${amount} from ${from.kind} to ${to.kind}`);
  return [
    { account: from, amount: -amount, currency },
    { account: to, amount, currency },
  ];
};
