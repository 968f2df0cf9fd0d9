import { proofImages } from '#contract/cashier';
import { wireCoolOff } from '../../http/policy/wireCoolOff.ts';
import type { Handlers } from '../../http/endpoints/handlers.ts';
import type { PaymentParts } from '../orders/PaymentParts.ts';
import { refuse } from '../../platform/refusal/refusal.ts';
import { limitService } from '../limits/limitService.ts';
import { offersLimits } from '../limits/offersLimits.ts';
import { settingService } from '../../brands/settings/settingService.ts';
import { readImage } from '../../members/uploads/readImage.ts';
import { uploadPlaces } from '../../members/uploads/uploadPlaces.ts';
import { uploadService } from '../../members/uploads/uploadService.ts';
import { addStatusAsk } from '../orders/askStatus.ts';
import { closedMethodService } from '../orders/closedMethodService.ts';
import { depositMethods } from './depositMethods.ts';
import { depositService } from './depositService.ts';
import { beginDeposit } from './beginDeposit.ts';
import { instructionsOf, toDeposit } from './toDeposit.ts';
import { wireMoney } from '../../ledger/money/wireMoney.ts';

export const cashierModule = (parts: PaymentParts) => {
  const {
    database,
    runtime,
    providers: { payments },
  } = parts;
  const { queries } = database;
  const begin = beginDeposit(parts);
  const deposits = depositService(queries, runtime);
  const uploads = uploadService(queries, runtime);
  const places = uploadPlaces({ each: proofImages.most, all: 24 });
  return {
    depositDesk: async ({ caller, merchant, tenant, now }) => {
      const { currency } = tenant;
      const closed = await closedMethodService(queries).list(merchant);
      const open = await deposits.open(caller);
      const money = (amount: bigint) => wireMoney(amount, currency);
      return {
        methods: (payments ? depositMethods(tenant) : [])
          .filter(({ code }) => !closed.includes(code))
          .map(({ least, most, amounts, basisPoints, ...method }) => ({
            ...method,
            least: money(least),
            most: money(most),
            amounts: amounts.map(money),
            fee: { basisPoints, fixed: money(0n) },
          })),
        limits: await limitService(queries).ofKind('deposit', caller, tenant, now),
        offerLimits: await offersLimits(queries, caller),
        pause: caller.coolOff ? wireCoolOff(caller.coolOff) : null,
        open: open ? toDeposit(open) : null,
        wageringTimes: (await settingService(queries).all(merchant)).depositTurnover,
        sandbox: payments?.isSandbox ?? false,
      };
    },

    deposit: {
      inTransaction: async ({ caller, body: { method, amount }, tenant, now, tx }) => {
        if (!payments) return refuse('operation_not_enabled');
        const order = await depositService(tx, runtime).order(caller, tenant, method, BigInt(amount), now);
        await addStatusAsk(tx, { ...order, kind: 'deposit', orderedAt: now }, now);
        return toDeposit(order);
      },
      afterwards: async (ordered, { caller, tenant, now }) => {
        const order = await begin(await deposits.find(caller, ordered.orderNo), tenant, now);
        if (order.state === 'expired' && order.instructions === null) return refuse('payment_unavailable');
        return { ...ordered, instructions: instructionsOf(order) };
      },
    },

    depositOrder: async ({ caller, query: { orderNo }, tenant, now }) =>
      toDeposit(await begin(await deposits.find(caller, orderNo), tenant, now)),

    depositOrders: async ({ caller, query: { pageNo } }) => {
      const { orders, total } = await deposits.page(caller, Number(pageNo));
      return { orders: orders.map(toDeposit), total };
    },

    depositCancel: async ({ caller, body: { orderNo }, now }) => {
      const order = await database.transaction((tx) =>
        depositService(tx, runtime).cancel(caller, orderNo, now),
      );
      await payments?.cancel?.(order.merchant, orderNo);
      return toDeposit(order);
    },

    depositReceipt: ({ caller, body: { orderNo, proofId }, now }) =>
      database.transaction(async (tx) => {
        await uploadService(tx, runtime).demandOwn(caller, [proofId]);
        return toDeposit(await depositService(tx, runtime).attach(caller, orderNo, proofId, now));
      }),

    uploadProof: async ({ caller, request, now }) => ({
      id: await places.run(caller.memberId, () => uploads.keep(caller, () => readImage(request), now)),
    }),
  } satisfies Handlers;
};
