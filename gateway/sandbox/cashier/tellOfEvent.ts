import type { FastifyInstance } from 'fastify';
import type { Parts } from '../../http/endpoints/module.ts';
import { callbackPath, type CashierCallback } from '../../money/payments/paymentCallback.ts';
import { signingSecrets } from '../../platform/secrets/signingSecrets.ts';
import { signCall } from '../../platform/signature/signedCall.ts';
import { sandboxEventStore } from './sandboxEventStore.ts';

/** What the gateway answers when an order has gone another way, by the operator's hand for one: nothing is left to tell. */
const MOVED_ON = 'operation_not_enabled';

/**
 * Tells the gateway of an order as a provider does. What it does not hear or refuses is told again, later each time,
 * until nothing is left but the operator.
 */
export const tellOfEvent = async (
  { database, runtime }: Pick<Parts, 'database' | 'runtime'>,
  app: Pick<FastifyInstance, 'inject'>,
  id: string,
): Promise<void> => {
  const store = sandboxEventStore(database.queries);
  const event = await store.happen(id);
  if (event === undefined) return;
  const { merchant, orderNo, kind, result, amount, currency } = event;
  const callback: CashierCallback = {
    type: 'payment.event',
    ...{ merchant, event: id, orderNo, kind, result, currency },
    amount: amount.toString(),
  };
  const secrets = await signingSecrets(database.queries, runtime).valid('cashier');
  const body = JSON.stringify(callback);
  const answer = await app.inject({
    method: 'POST',
    url: callbackPath,
    payload: body,
    headers: { 'content-type': 'application/json', ...signCall(secrets, { id, at: runtime.now(), body }) },
  });
  const { message } = answer.json<{ message?: string }>();
  if (answer.statusCode >= 300 && message !== MOVED_ON)
    throw new Error(`${orderNo} ${result}: the gateway answered ${answer.statusCode} ${message}`);
  await store.done(event);
};
