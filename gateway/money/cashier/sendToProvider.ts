import type { PaymentParts } from '../orders/PaymentParts.ts';
import { askProvider } from '../payments/askProvider.ts';
import { isToBePaid, toPayout } from '../withdrawals/payoutJob.ts';
import { withdrawalRepository } from '../withdrawals/withdrawalRepository.ts';

type SendParts = Pick<PaymentParts, 'database' | 'runtime' | 'log' | 'providers'>;

/** Hands a withdrawal to the provider, unless the operator has ended it. */
export const sendToProvider = async (parts: SendParts, merchant: string, orderNo: string): Promise<void> => {
  const order = await withdrawalRepository(parts.database.queries).byNumber(merchant, orderNo);
  if (order === undefined || !isToBePaid(order)) return;
  const { payments } = parts.providers;
  if (payments === undefined) throw new Error('No payment provider is configured');
  await askProvider(parts, () => payments.payout(toPayout(order)));
};
