import Type from 'typebox';
import { strict } from '#contract/schemas/common';
import type { Queries } from '../../platform/database/database.ts';
import { addJobs } from '../../platform/jobs/addJobs.ts';
import { jobKind } from '../../platform/jobs/jobKind.ts';
import { paymentKinds, type PaymentKind } from '../payments/PaymentProvider.ts';

const FIRST = 10 * 60_000;
/** Three and a half days after the order. */
const TIMES = 10;

/** Due when an order has heard nothing for longer than usual: its provider is asked what has come of it. */
export const askStatus = jobKind({
  name: 'ask payment status',
  payload: strict({ kind: Type.Enum([...paymentKinds]), merchant: Type.String(), orderNo: Type.String() }),
});

interface Asked {
  readonly kind: PaymentKind;
  readonly merchant: string;
  readonly orderNo: string;
  readonly orderedAt: Date;
}

/** The next time after a moment: 10, 20, 40 … minutes after the order. Undefined once it was asked for often enough. */
const nextAsk = (orderedAt: Date, after: Date): Date | undefined =>
  Array.from({ length: TIMES }, (_, time) => new Date(orderedAt.getTime() + FIRST * 2 ** time)).find(
    (at) => at > after,
  );

/** Stores the job that asks next; false when there is none left. */
export const addStatusAsk = async (
  tx: Queries,
  { kind, merchant, orderNo, orderedAt }: Asked,
  after: Date,
): Promise<boolean> => {
  const runAt = nextAsk(orderedAt, after);
  if (runAt === undefined) return false;
  const key = `${merchant} ${orderNo} ${runAt.toISOString()}`;
  await addJobs(tx, askStatus, [{ key, payload: { kind, merchant, orderNo }, runAt }]);
  return true;
};
