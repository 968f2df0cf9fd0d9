import type { Currency } from '#contract/money';
import type { Value } from '#contract/wireTypes';
import { appealEnds } from './appealEnds.ts';
import type { PayoutTarget, Withdrawal } from './schema.ts';
import { wireMoney } from '../../ledger/money/wireMoney.ts';

export type WithdrawalOrder = Value<'withdraw'>;

const TAIL = 4;

/** Where money goes, with the end of the number alone. */
export const toTarget = ({ accountId, kind, bankName, number, ownerName }: PayoutTarget) => ({
  id: accountId,
  kind,
  bankName,
  tail: number.slice(-TAIL),
  ownerName,
});

const iso = (at: Date | null): string | null => at?.toISOString() ?? null;

/** A withdrawal as its member sees it. */
export const toWithdrawal = (row: Withdrawal, now: Date): WithdrawalOrder => {
  const currency = row.currency as Currency;
  const money = (amount: bigint) => wireMoney(amount, currency);
  const moneyOrNull = (amount: bigint | null) => (amount === null ? null : money(amount));
  const ends = appealEnds(row);
  return {
    orderNo: row.orderNo,
    amount: money(row.amount),
    fee: money(row.fee),
    net: money(row.amount - row.fee),
    coins: row.target.coins ?? null,
    target: toTarget(row.target),
    state: row.state,
    reason: row.reason,
    submittedAt: row.submittedAt.toISOString(),
    approvedAt: iso(row.approvedAt),
    paidAt: iso(row.paidAt),
    receiptDueAt: iso(row.receiptDueAt),
    receipt:
      row.receipt && row.receiptBy && row.receiptAt
        ? {
            said: row.receipt,
            by: row.receiptBy,
            at: row.receiptAt.toISOString(),
            arrived: moneyOrNull(row.arrived),
          }
        : null,
    refunded: moneyOrNull(row.refunded),
    appeal: row.appeal && row.appealedAt ? { text: row.appeal, at: row.appealedAt.toISOString() } : null,
    answer: row.answer,
    endedAt: iso(row.endedAt),
    canAppeal: ends !== undefined && ends > now,
  };
};
