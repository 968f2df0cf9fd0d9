import { jobHandler } from '../../platform/jobs/jobHandler.ts';
import type { JobHandler } from '../../platform/jobs/jobKind.ts';
import type { Parts } from '../../http/endpoints/module.ts';
import { depositService } from '../deposits/depositService.ts';
import { addExpiries, expireDeposit } from '../deposits/expireDeposit.ts';
import { askStatus } from '../orders/askStatus.ts';
import type { PaymentParts } from '../orders/PaymentParts.ts';
import { sendPayout } from '../withdrawals/payoutJob.ts';
import { receiptService } from '../withdrawals/receiptService.ts';
import { addReceiptTimes, keepReceiptTime } from '../withdrawals/receiptTime.ts';
import { askOfOrder } from './askOfOrder.ts';
import { sendToProvider } from './sendToProvider.ts';

type JobParts = Pick<PaymentParts, 'database' | 'runtime' | 'tenants' | 'log' | 'providers'>;

/** What the cashier does by itself: payouts are sent, orders asked for, those that nobody paid end, receipts come by the clock. */
export const cashierJobs = (parts: JobParts): readonly JobHandler[] => {
  const { database, runtime } = parts;
  return [
    jobHandler(sendPayout, ({ merchant, orderNo }) => sendToProvider(parts, merchant, orderNo)),
    jobHandler(askStatus, (asked, now) => askOfOrder(parts, asked, now)),
    jobHandler(expireDeposit, ({ merchant, orderNo }, now) =>
      database.transaction((tx) => depositService(tx, runtime).expire(merchant, orderNo, now)),
    ),
    jobHandler(keepReceiptTime, ({ merchant, orderNo }, now) =>
      database.transaction((tx) => receiptService(tx, runtime).keepTime(merchant, orderNo, now)),
    ),
  ];
};

/**
 * Stores the jobs of orders that have none, such as those of an earlier version. No payout is sent anew: the operator
 * may have dropped its job to pay by hand.
 */
export const catchUpCashier = async ({
  database: { queries },
  runtime,
}: Pick<Parts, 'database' | 'runtime'>): Promise<void> => {
  await addExpiries(queries, await depositService(queries, runtime).waiting());
  for (const { receiptDueAt, ...order } of await receiptService(queries, runtime).waiting())
    if (receiptDueAt !== null) await addReceiptTimes(queries, { ...order, receiptDueAt });
};
