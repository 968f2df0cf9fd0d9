import type { DepositState } from '#contract/cashier';
import type { Currency } from '#contract/money';
import type { Value } from '#contract/wireTypes';
import { feeOf, methodOf } from './depositMethods.ts';
import type { Deposit } from '../orders/schema.ts';
import { wireMoney } from '../../ledger/money/wireMoney.ts';

export type DepositOrder = Value<'deposit'>;

const awaitsPayment: ReadonlySet<DepositState> = new Set(['waiting']);

/** The exact amount comes from the order, whatever the provider has said. */
export const instructionsOf = ({
  instructions,
  method,
  amount,
  currency: code,
}: Deposit): DepositOrder['instructions'] => {
  const currency = code as Currency;
  const kind = methodOf(method)?.kind;
  return instructions && kind ? { ...instructions, kind, amount: wireMoney(amount, currency) } : null;
};

/** A deposit as its member sees it. */
export const toDeposit = (row: Deposit): DepositOrder => {
  const currency = row.currency as Currency;
  const money = (amount: bigint) => wireMoney(amount, currency);
  const method = methodOf(row.method);
  if (method === undefined) throw new Error(`Deposit ${row.orderNo} has no method ${row.method}`);
  const credited = row.credited ?? row.amount - row.fee;
  return {
    orderNo: row.orderNo,
    method: row.method,
    kind: method.kind,
    amount: money(row.amount),
    fee: money(row.credited === null ? row.fee : feeOf(method, row.paid ?? row.amount)),
    credit: money(credited),
    state: row.state,
    reason: row.reason,
    hasReceipt: row.receiptId !== null,
    createdAt: row.createdAt.toISOString(),
    changedAt: row.changedAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    arrival: method.arrival,
    instructions: awaitsPayment.has(row.state) ? instructionsOf(row) : null,
  };
};
