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

type Told = Pick<CashierCallback, 'merchant' | 'event' | 'orderNo'>;

/** Refuses `idempotency_key_reused` for an event that came for another order, or with another content, before. */
const demandSameEvent = async (
  tx: Queries,
  { merchant, event, orderNo }: Told,
  content: string,
): Promise<void> => {
  const [known] = await tx
    .select({ orderNo: cashierEvents.orderNo, content: cashierEvents.content })
    .from(cashierEvents)
    .where(and(eq(cashierEvents.merchant, merchant), eq(cashierEvents.event, event)));
  const isSame = known?.orderNo === orderNo && (known.content === null || known.content === content);
  if (!isSame) refuse('idempotency_key_reused');
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
        const content = [kind, result, told.amount, currency].join(' ');
        const repeated = await alertOfRefusal(parts, told, () =>
          database.transaction(async (tx) => {
            const [fresh] = await tx
              .insert(cashierEvents)
              .values({ merchant, event, orderNo, content, heardAt: now })
              .onConflictDoNothing()
              .returning();
            if (fresh) await applyEvent(tx, parts, told, now);
            else await demandSameEvent(tx, { merchant, event, orderNo }, content);
            return fresh === undefined;
          }),
        );
        return { success: true, value: { repeated } };
      },
    );
  };
