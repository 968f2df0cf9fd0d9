import type { FastifyInstance } from 'fastify';
import type { Parts } from '../../http/endpoints/module.ts';
import { jobHandler } from '../../platform/jobs/jobHandler.ts';
import type { JobHandler } from '../../platform/jobs/jobKind.ts';
import { depositService } from '../deposits/depositService.ts';
import { addExpiries, expireDeposit } from '../deposits/expireDeposit.ts';
import { sandboxCashier } from '../orders/sandboxCashier.ts';
import { addTellings, tellEvent } from '../orders/tellEvent.ts';
import { receiptService } from '../withdrawals/receiptService.ts';
import { addReceiptTimes, keepReceiptTime } from '../withdrawals/receiptTime.ts';
import { tellOfEvent } from './tellOfEvent.ts';

type JobParts = Pick<Parts, 'database' | 'runtime'>;

/** What the cashier does by itself: the sandbox pays, orders that nobody paid end, receipts come by the clock. */
export const cashierJobs = (parts: JobParts, app: Pick<FastifyInstance, 'inject'>): readonly JobHandler[] => {
  const { database, runtime } = parts;
  return [
    jobHandler(tellEvent, ({ id }) => tellOfEvent(parts, app, id)),
    jobHandler(expireDeposit, ({ merchant, orderNo }, now) =>
      database.transaction((tx) => depositService(tx, runtime).expire(merchant, orderNo, now)),
    ),
    jobHandler(keepReceiptTime, ({ merchant, orderNo }, now) =>
      database.transaction((tx) => receiptService(tx, runtime).keepTime(merchant, orderNo, now)),
    ),
  ];
};

/** Stores the jobs of orders that have none, such as those of an earlier version. */
export const catchUpCashier = async ({ database: { queries }, runtime }: JobParts): Promise<void> => {
  await addTellings(queries, await sandboxCashier(queries, runtime).waiting());
  await addExpiries(queries, await depositService(queries, runtime).waiting());
  for (const { receiptDueAt, ...order } of await receiptService(queries, runtime).waiting())
    if (receiptDueAt !== null) await addReceiptTimes(queries, { ...order, receiptDueAt });
};
