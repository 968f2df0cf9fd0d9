import Type from 'typebox';
import { strict } from '#contract/schemas/common';
import type { Queries } from '../../platform/database/database.ts';
import { addJobs } from '../../platform/jobs/addJobs.ts';
import { jobKind } from '../../platform/jobs/jobKind.ts';
import type { Deposit } from '../orders/schema.ts';

/** Due when the time to pay an order is over: ends it, unless it was paid. */
export const expireDeposit = jobKind({
  name: 'expire deposit',
  payload: strict({ merchant: Type.String(), orderNo: Type.String() }),
});

export const addExpiries = (tx: Queries, orders: readonly Deposit[]): Promise<void> =>
  addJobs(
    tx,
    expireDeposit,
    orders.map(({ merchant, orderNo, expiresAt: runAt }) => ({
      key: `${merchant} ${orderNo}`,
      payload: { merchant, orderNo },
      runAt,
    })),
  );
