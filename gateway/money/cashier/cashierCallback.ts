import Type, { type Static } from 'typebox';
import type { FastifyInstance } from 'fastify';
import { IdSchema, OrderNoSchema, strict } from '#contract/schemas/common';
import type { AppPlugin } from '../../http/plugins/AppPlugin.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { Parts } from '../../http/endpoints/module.ts';
import { signedBodies } from '../../http/plugins/signedBodies.ts';
import { shownTenant } from '../../brands/tenants/shownTenant.ts';
import { payoutService } from '../withdrawals/payoutService.ts';
import { depositService } from '../deposits/depositService.ts';
import { alertIfRejected } from './alertIfRejected.ts';
import { cashierEvents } from './schema.ts';

/** Where a payment provider tells of an order, signed. */
export const callbackPath = '/cashier-callback';

const CallbackSchema = strict({
  merchant: Type.String({ maxLength: 32 }),
  /** The provider's name for what it tells: told again, it changes nothing. */
  event: IdSchema,
  orderNo: OrderNoSchema,
  kind: Type.Enum(['deposit', 'payout']),
  result: Type.Enum(['processing', 'delayed', 'paid', 'approved', 'rejected']),
  /** What was paid, minor units. */
  amount: Type.String({ pattern: '^[1-9][0-9]{0,14}$' }),
});

export type CashierCallback = Static<typeof CallbackSchema>;

type CallbackParts = Pick<Parts, 'database' | 'runtime' | 'tenants' | 'log'>;

const act = async (
  tx: Queries,
  { runtime, tenants, log }: Omit<CallbackParts, 'database'>,
  told: CashierCallback,
  now: Date,
): Promise<void> => {
  const { merchant, orderNo, kind, result, amount } = told;
  const order = { merchant, orderNo, amount };
  if (kind === 'payout') {
    const payouts = payoutService(tx, runtime);
    if (result === 'approved') await payouts.approve(merchant, orderNo, now);
    else if (result === 'paid') {
      await alertIfRejected(
        tx,
        { runtime, log },
        {
          ...order,
          kind: 'withdrawal',
          pay: () => payouts.pay(merchant, orderNo, now),
          stateNow: async () => (await payouts.lock(merchant, orderNo)).state,
        },
      );
    } else if (result === 'rejected') await payouts.reject(merchant, orderNo, 'refusedByBank', now);
    return;
  }
  const deposits = depositService(tx, runtime);
  if (result === 'paid') {
    const tenant = shownTenant(tenants, merchant);
    await alertIfRejected(
      tx,
      { runtime, log },
      {
        ...order,
        kind: 'deposit',
        pay: () => deposits.credit(tenant, orderNo, BigInt(amount), now),
        stateNow: () => deposits.lockState(merchant, orderNo),
      },
    );
  }
  if (result === 'rejected') await deposits.reject(merchant, orderNo, 'refusedByBank', now);
  if (result === 'processing' || result === 'delayed')
    await deposits.progress(merchant, orderNo, result, now);
};

/** Hears payment providers: a callback must be signed, counts once, and moves an order along its states alone. */
export const cashierCallback =
  ({ database, runtime, tenants, log }: CallbackParts): AppPlugin =>
  (app: FastifyInstance) => {
    signedBodies(app, { caller: 'cashier', queries: database.queries, runtime });
    app.post<{ Body: CashierCallback }>(
      callbackPath,
      { schema: { body: CallbackSchema } },
      async ({ body }) => {
        const now = runtime.now();
        const { merchant, event, orderNo } = body;
        const repeated = await database.transaction(async (tx) => {
          const [fresh] = await tx
            .insert(cashierEvents)
            .values({ merchant, event, orderNo, heardAt: now })
            .onConflictDoNothing()
            .returning();
          if (fresh) await act(tx, { runtime, tenants, log }, body, now);
          return fresh === undefined;
        });
        return { success: true, value: { repeated } };
      },
    );
  };
