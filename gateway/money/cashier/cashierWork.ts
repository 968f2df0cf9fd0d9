import type { FastifyInstance } from 'fastify';
import { processEach } from '../../platform/alerts/processEach.ts';
import { workRunner } from '../../platform/alerts/workRunner.ts';
import { workEvery } from '../../platform/jobs/workEvery.ts';
import type { Parts } from '../../http/endpoints/module.ts';
import { receiptService } from '../withdrawals/receiptService.ts';
import { depositService } from '../deposits/depositService.ts';
import { tellOfEvents } from './tellOfEvents.ts';

type WorkParts = Pick<Parts, 'database' | 'runtime' | 'tenants' | 'log'>;

/** Ends orders that nobody paid, each by itself. */
const expireDeposits = (parts: WorkParts): Promise<unknown> => {
  const { database, runtime } = parts;
  return processEach(parts, {
    kind: 'deposit',
    due: (limit) => depositService(database.queries, runtime).late(runtime.now(), limit),
    nameOf: ({ merchant, orderNo }) => ({ target: `${merchant} ${orderNo}`, merchant }),
    work: (order) => database.transaction((tx) => depositService(tx, runtime).expire(order, runtime.now())),
  });
};

/** Lets the clock speak for members who have not said whether a payment came, of each order by itself. */
const keepReceipts = (parts: WorkParts, brand: string): Promise<unknown> => {
  const { database, runtime } = parts;
  return processEach(parts, {
    kind: 'withdrawal',
    due: (limit) => receiptService(database.queries, runtime).due(brand, runtime.now(), limit),
    nameOf: ({ merchant, orderNo }) => ({ target: `${merchant} ${orderNo}`, merchant }),
    work: (order) => database.transaction((tx) => receiptService(tx, runtime).keepTime(order, runtime.now())),
  });
};

/** What the cashier does by itself: the sandbox pays, orders that nobody paid end, receipts come by the clock. */
export const cashierWork = async (parts: WorkParts, app: FastifyInstance): Promise<void> => {
  const run = await workRunner(parts);
  await run('cashier events', null, () => tellOfEvents(parts, app));
  await run('ending deposits', null, () => expireDeposits(parts));
  for (const { merchantCode } of parts.tenants.all()) {
    await run(`receipts of ${merchantCode}`, merchantCode, () => keepReceipts(parts, merchantCode));
  }
};

/** Works every second until stopped. */
export const startCashierWork = (parts: WorkParts, app: FastifyInstance): (() => Promise<void>) =>
  workEvery(
    1_000,
    () => cashierWork(parts, app),
    (error) => parts.log.warn({ err: error }, 'the cashier did not get on'),
  );
