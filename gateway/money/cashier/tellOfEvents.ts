import type { FastifyInstance } from 'fastify';
import type { AlertParts } from '../../platform/alerts/alertDesk.ts';
import { processEach } from '../../platform/alerts/processEach.ts';
import { signingSecrets } from '../../platform/secrets/signingSecrets.ts';
import { signCall } from '../../platform/signature/signedCall.ts';
import { callbackPath, type CashierCallback } from './cashierCallback.ts';
import { sandboxCashier } from '../orders/sandboxCashier.ts';
import type { SandboxEvent } from '../orders/schema.ts';

/** Told so often without being heard, an event is quarantined: a good hour after the first time. */
const MOST_ATTEMPTS = 14;

const toCallback = ({ id, merchant, orderNo, kind, result, amount }: SandboxEvent): CashierCallback => ({
  merchant,
  event: id,
  orderNo,
  kind,
  result,
  amount: amount.toString(),
});

/** What the gateway answers when an order has gone another way, by the operator's hand for one: nothing is left to tell. */
const MOVED_ON = 'operation_not_enabled';

type Heard = 'heard' | 'later' | 'refused';

const heardBy = (status: number, message: string | undefined): Heard => {
  if (status < 300 || message === MOVED_ON) return 'heard';
  return status >= 500 || status === 408 || status === 429 ? 'later' : 'refused';
};

/**
 * Tells the gateway of orders as a provider does. What it cannot hear now is told again, later each time; what it
 * refuses, or has not heard after many times, is quarantined until the operator lets it be told again.
 */
export const tellOfEvents = async (parts: AlertParts, app: FastifyInstance): Promise<void> => {
  const { database, runtime } = parts;
  const sandbox = sandboxCashier(database.queries, runtime);
  const secrets = await signingSecrets(database.queries, runtime).valid('cashier');

  const tell = async (event: SandboxEvent): Promise<void> => {
    const body = JSON.stringify(toCallback(event));
    const answer = await app.inject({
      method: 'POST',
      url: callbackPath,
      payload: body,
      headers: {
        'content-type': 'application/json',
        ...signCall(secrets, { id: event.id, at: runtime.now(), body }),
      },
    });
    const { message } = answer.json<{ message?: string }>();
    const heard = heardBy(answer.statusCode, message);
    if (heard === 'heard') return sandbox.done(event);
    if (heard === 'later' && event.attempts < MOST_ATTEMPTS) return sandbox.putOff(event, runtime.now());
    throw new Error(`${event.orderNo} ${event.result}: the gateway answered ${answer.statusCode} ${message}`);
  };

  await processEach(parts, {
    kind: 'cashier event',
    due: (limit) => sandbox.due(runtime.now(), limit),
    nameOf: ({ id, merchant }) => ({ target: id, merchant }),
    work: tell,
  });
};
