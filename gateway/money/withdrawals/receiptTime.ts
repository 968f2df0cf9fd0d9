import Type from 'typebox';
import { strict } from '#contract/schemas/common';
import type { Queries } from '../../platform/database/database.ts';
import { addJobAnew, addJobs } from '../../platform/jobs/addJobs.ts';
import { jobKind } from '../../platform/jobs/jobKind.ts';
import { settingService } from '../../brands/settings/settingService.ts';
import type { Withdrawal } from './schema.ts';

const A_MINUTE = 60_000;

/** Due when the time for the member's word on a payment is nearly over, and when it is over. */
export const keepReceiptTime = jobKind({
  name: 'keep receipt time',
  payload: strict({ merchant: Type.String(), orderNo: Type.String() }),
});

type Paid = Pick<Withdrawal, 'merchant' | 'orderNo'> & { readonly receiptDueAt: Date };

const jobOf = ({ merchant, orderNo }: Paid, which: 'notice' | 'end', runAt: Date) => ({
  key: `${merchant} ${orderNo} ${which}`,
  payload: { merchant, orderNo },
  runAt,
});

/** Stores the jobs that keep the time of an order which was paid. */
export const addReceiptTimes = async (tx: Queries, order: Paid): Promise<void> => {
  const { receiptNoticeMinutes } = await settingService(tx).all(order.merchant);
  const noticeAt = new Date(order.receiptDueAt.getTime() - receiptNoticeMinutes * A_MINUTE);
  await addJobs(tx, keepReceiptTime, [
    jobOf(order, 'notice', noticeAt),
    jobOf(order, 'end', order.receiptDueAt),
  ]);
};

/** The time of an order ends now. */
export const endReceiptTime = (tx: Queries, order: Paid): Promise<void> =>
  addJobAnew(tx, keepReceiptTime, jobOf(order, 'end', order.receiptDueAt));
