import type { Static } from 'typebox';
import { alertDesk } from '../../platform/alerts/alertDesk.ts';
import type { Queries } from '../../platform/database/database.ts';
import { Refusal } from '../../platform/refusal/refusal.ts';
import type { PaymentParts } from '../orders/PaymentParts.ts';
import { addStatusAsk, type askStatus } from '../orders/askStatus.ts';
import { depositRepository } from '../orders/depositRepository.ts';
import { askProvider } from '../payments/askProvider.ts';
import type { PaymentReport } from '../payments/PaymentProvider.ts';
import { isToBePaid } from '../withdrawals/payoutJob.ts';
import { withdrawalRepository } from '../withdrawals/withdrawalRepository.ts';
import { alertOfRefusal } from './alertOfRefusal.ts';
import { applyEvent } from './applyEvent.ts';

type AskParts = Pick<PaymentParts, 'database' | 'runtime' | 'tenants' | 'log' | 'providers'>;
type Asked = Static<(typeof askStatus)['payload']>;

/**
 * When an order was made whose end is still to come, undefined for any other. An expired deposit may be paid yet, and
 * of one that was paid by another amount the provider is asked whether it still says so.
 */
const openSince = async (queries: Queries, { kind, merchant, orderNo }: Asked): Promise<Date | undefined> => {
  if (kind === 'deposit') {
    const order = await depositRepository(queries).byNumber(merchant, orderNo);
    return order && order.state !== 'credited' && order.state !== 'rejected' ? order.createdAt : undefined;
  }
  const order = await withdrawalRepository(queries).byNumber(merchant, orderNo);
  return order && isToBePaid(order) ? order.submittedAt : undefined;
};

/**
 * Asks the provider what has come of an order and applies its answer like an event, so that lost callbacks heal. While
 * the order is open it is asked again, later each time; a payout of which nothing is known in the end is an alert.
 */
export const askOfOrder = async (parts: AskParts, asked: Asked, now: Date): Promise<void> => {
  const { database, providers } = parts;
  const { payments } = providers;
  const { queries } = database;
  const { kind, merchant, orderNo } = asked;
  if (payments === undefined || (await openSince(queries, asked)) === undefined) return;
  const report: PaymentReport | undefined = await askProvider(parts, () =>
    payments.status(kind, merchant, orderNo),
  ).catch(() => undefined);
  if (report !== undefined) {
    const event = { ...report, kind, merchant, orderNo };
    await alertOfRefusal(parts, event, () =>
      database.transaction((tx) => applyEvent(tx, parts, event, now)),
    ).catch((error: unknown) => {
      // Its alert is open; the provider may say something else the next time.
      if (!(error instanceof Refusal) || error.code === 'try_again') throw error;
    });
  }
  const orderedAt = await openSince(queries, asked);
  if (orderedAt === undefined || (await addStatusAsk(queries, { ...asked, orderedAt }, now))) return;
  if (kind === 'payout') {
    const error = new Error('The provider has not said for days whether it was paid');
    await alertDesk(parts).raise({ kind: 'withdrawal', target: `${merchant} ${orderNo}`, merchant, error });
  }
};
