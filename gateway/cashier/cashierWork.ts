import type { FastifyInstance } from 'fastify';
import { workEvery } from '../workEvery.ts';
import type { Parts } from '../module.ts';
import type { Runtime } from '../runtime.ts';
import { secretStore } from '../secrets/secretStore.ts';
import { signCall, signedHeaders } from '../signature/signedCall.ts';
import { receiptService } from '../withdrawals/receiptService.ts';
import { callbackPath, type CashierCallback } from './cashierCallback.ts';
import { depositService } from './depositService.ts';
import { sandboxCashier } from './sandboxCashier.ts';
import type { SandboxEvent } from './schema.ts';

type WorkParts = Pick<Parts, 'database' | 'runtime' | 'tenants'>;

const toCallback = ({ id, merchant, orderNo, kind, result, amount }: SandboxEvent): CashierCallback => ({
  merchant,
  event: id,
  orderNo,
  kind,
  result,
  amount: amount.toString(),
});

/** Tells the gateway of an order as a provider does; false when it was not heard. */
const call = async (
  app: FastifyInstance,
  secret: string,
  callback: CashierCallback,
  { now }: Pick<Runtime, 'now'>,
): Promise<boolean> => {
  const body = JSON.stringify(callback);
  const time = String(now().getTime());
  const { statusCode } = await app.inject({
    method: 'POST',
    url: callbackPath,
    payload: body,
    headers: {
      'content-type': 'application/json',
      [signedHeaders.time]: time,
      [signedHeaders.signature]: signCall(secret, { path: callbackPath, time, body }),
    },
  });
  // Refused for good: the order has gone another way, by the operator's hand for one.
  return statusCode < 500;
};

/** What the cashier does by itself: the sandbox pays, orders that nobody paid end, receipts come by the clock. */
export const cashierWork = async (
  { database, runtime, tenants }: WorkParts,
  app: FastifyInstance,
): Promise<void> => {
  const { queries } = database;
  const sandbox = sandboxCashier(queries, runtime);
  const secret = await secretStore(queries, runtime).get('cashier');
  for (const event of await sandbox.due(runtime.now())) {
    if (await call(app, secret, toCallback(event), runtime)) await sandbox.done(event);
  }
  const now = runtime.now();
  await database.transaction((tx) => depositService(tx, runtime).expire(now));
  for (const { merchantCode } of tenants.all()) {
    await database.transaction((tx) => receiptService(tx, runtime).keepTime(merchantCode, now));
  }
};

/** Works every second until stopped. */
export const startCashierWork = (
  parts: WorkParts & Pick<Parts, 'log'>,
  app: FastifyInstance,
): (() => Promise<void>) =>
  workEvery(
    1_000,
    () => cashierWork(parts, app),
    (error) => parts.log.warn({ err: error }, 'the cashier did not get on'),
  );
