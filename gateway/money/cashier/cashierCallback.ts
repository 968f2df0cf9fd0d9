import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { AppPlugin } from '../../http/plugins/AppPlugin.ts';
import type { Parts } from '../../http/endpoints/module.ts';
import { signedBodies } from '../../http/plugins/signedBodies.ts';
import type { Queries } from '../../platform/database/database.ts';
import { refuse } from '../../platform/refusal/refusal.ts';
import { CallbackSchema, callbackPath, type CashierCallback } from '../payments/paymentCallback.ts';
import type { PaymentEvent } from '../payments/PaymentProvider.ts';
import { alertOfRefusal } from './alertOfRefusal.ts';
import { applyEvent } from './applyEvent.ts';
import { cashierEvents } from './schema.ts';

type CallbackParts = Pick<Parts, 'database' | 'runtime' | 'tenants' | 'log'>;

/** Refuses `idempotency_key_reused` for an event that came for another order before. */
const demandSameOrder = async (
  tx: Queries,
  { merchant, event, orderNo }: Pick<CashierCallback, 'merchant' | 'event' | 'orderNo'>,
): Promise<void> => {
  const [known] = await tx
    .select({ orderNo: cashierEvents.orderNo })
    .from(cashierEvents)
    .where(and(eq(cashierEvents.merchant, merchant), eq(cashierEvents.event, event)));
  if (known?.orderNo !== orderNo) refuse('idempotency_key_reused');
};

/** Hears payment providers: a callback must be signed, counts once, and moves an order along its states alone. */
export const cashierCallback =
  (parts: CallbackParts): AppPlugin =>
  (app: FastifyInstance) => {
    const { database, runtime } = parts;
    signedBodies(app, { caller: 'cashier', queries: database.queries, runtime });
    app.post<{ Body: CashierCallback }>(
      callbackPath,
      { schema: { body: CallbackSchema } },
      async ({ body }) => {
        const now = runtime.now();
        const { merchant, event, orderNo, kind, result, currency } = body;
        const told: PaymentEvent = { kind, merchant, orderNo, result, currency, amount: BigInt(body.amount) };
        const repeated = await alertOfRefusal(parts, told, () =>
          database.transaction(async (tx) => {
            const [fresh] = await tx
              .insert(cashierEvents)
              .values({ merchant, event, orderNo, heardAt: now })
              .onConflictDoNothing()
              .returning();
            if (fresh) await applyEvent(tx, parts, told, now);
            else await demandSameOrder(tx, { merchant, event, orderNo });
            return fresh === undefined;
          }),
        );
        return { success: true, value: { repeated } };
      },
    );
  };
