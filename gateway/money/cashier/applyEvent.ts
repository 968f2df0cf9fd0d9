import { shownTenant } from '../../brands/tenants/shownTenant.ts';
import type { Parts } from '../../http/endpoints/module.ts';
import { alertDesk } from '../../platform/alerts/alertDesk.ts';
import type { Queries } from '../../platform/database/database.ts';
import { Refusal, refuse } from '../../platform/refusal/refusal.ts';
import { depositMethods } from '../deposits/depositMethods.ts';
import { depositService } from '../deposits/depositService.ts';
import { depositRepository } from '../orders/depositRepository.ts';
import type { PaymentEvent } from '../payments/PaymentProvider.ts';
import { isToBePaid, netOf } from '../withdrawals/payoutJob.ts';
import { payoutService } from '../withdrawals/payoutService.ts';

type EventParts = Pick<Parts, 'runtime' | 'tenants' | 'log'>;

export const orderKinds = { deposit: 'deposit', payout: 'withdrawal' } as const;

/** For an order that was rejected it opens an alert: the operator decides. */
const alertOfPayment = (
  tx: Queries,
  parts: EventParts,
  { kind: told, merchant, orderNo, amount }: PaymentEvent,
): Promise<void> => {
  const kind = orderKinds[told];
  const error = new Error(
    `The provider paid ${amount} minor units for a ${kind} that was rejected: the operator decides`,
  );
  const alert = { kind, target: `${merchant} ${orderNo}`, merchant, error };
  return alertDesk({ ...parts, database: { queries: tx } }).raise(alert);
};

/** Member before order, as every posting locks them: so the payment is tried first, and its refusal explained after. */
const payDeposit = async (tx: Queries, parts: EventParts, event: PaymentEvent, now: Date): Promise<void> => {
  const { merchant, orderNo, amount } = event;
  const deposits = depositService(tx, parts.runtime);
  try {
    await deposits.credit(shownTenant(parts.tenants, merchant), orderNo, amount, now);
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'operation_not_enabled') throw error;
    const { state, paid } = await deposits.lock(merchant, orderNo);
    if (paid === amount) return;
    if (state !== 'rejected') throw error;
    await alertOfPayment(tx, parts, event);
  }
};

const applyToDeposit = async (
  tx: Queries,
  parts: EventParts,
  event: PaymentEvent,
  now: Date,
): Promise<void> => {
  const { merchant, orderNo, result, amount, currency } = event;
  const deposits = depositService(tx, parts.runtime);
  const ordered = (await depositRepository(tx).byNumber(merchant, orderNo)) ?? refuse('not_found');
  if (ordered.currency !== currency || result === 'approved') return refuse('bad_request');
  if (result === 'paid') {
    const methods = depositMethods(shownTenant(parts.tenants, merchant));
    const most = methods.find(({ code }) => code === ordered.method)?.most ?? ordered.amount;
    if (amount > most) return refuse('amount_out_of_range');
    return payDeposit(tx, parts, event, now);
  }
  if (result !== 'rejected') return void (await deposits.progress(merchant, orderNo, result, now));
  const { state } = await deposits.lock(merchant, orderNo);
  if (state !== 'rejected' && state !== 'cancelled' && state !== 'expired')
    await deposits.reject(merchant, orderNo, 'refusedByBank', now);
};

const applyToPayout = async (
  tx: Queries,
  parts: EventParts,
  event: PaymentEvent,
  now: Date,
): Promise<void> => {
  const { merchant, orderNo, result, amount, currency } = event;
  const payouts = payoutService(tx, parts.runtime);
  const order = await payouts.lock(merchant, orderNo);
  if (order.currency !== currency) return refuse('bad_request');
  if (result === 'paid') {
    if (amount !== netOf(order)) return refuse('amount_out_of_range');
    if (isToBePaid(order)) await payouts.pay(merchant, orderNo, now);
    else if (order.state === 'rejected') await alertOfPayment(tx, parts, event);
  }
  if (result === 'approved' && order.state === 'submitted') await payouts.approve(merchant, orderNo, now);
  if (result === 'rejected' && order.state !== 'rejected')
    await payouts.reject(merchant, orderNo, 'refusedByBank', now);
};

/**
 * Moves an order on by the word of its provider, as far as the order allows: what is told twice or too late changes
 * nothing. Refuses `not_found`, `bad_request` (another currency, or what cannot be of this kind), `amount_out_of_range`
 * (a payout of another amount, a deposit above the most of its method) and `operation_not_enabled` (against what was booked). In a transaction.
 */
export const applyEvent = (tx: Queries, parts: EventParts, event: PaymentEvent, now: Date): Promise<void> =>
  (event.kind === 'payout' ? applyToPayout : applyToDeposit)(tx, parts, event, now);
