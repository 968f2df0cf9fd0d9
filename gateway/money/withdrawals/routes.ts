import type { Handlers } from '../../http/endpoints/handlers.ts';
import { bankAccountRepository } from '../bankAccounts/bankAccountRepository.ts';
import { coinPrice } from '../orders/coinPrice.ts';
import { balanceOf } from '../../ledger/postings/balanceOf.ts';
import { memberRepository } from '../../members/members/memberRepository.ts';
import type { MemberParts } from '../../members/ports/MemberParts.ts';
import { settingService } from '../../brands/settings/settingService.ts';
import { bindingSources } from '../turnover/bindingSources.ts';
import { toTurnover } from '../turnover/toTurnover.ts';
import { turnoverService } from '../turnover/turnoverService.ts';
import { withdrawableNow } from '../turnover/withdrawableNow.ts';
import type { PaymentParts } from '../orders/PaymentParts.ts';
import { issuePaymentTicket } from '../orders/paymentTickets.ts';
import { addPayout } from './payoutJob.ts';
import { payoutRules } from './payoutRules.ts';
import { receiptService } from './receiptService.ts';
import { toTarget, toWithdrawal } from './toWithdrawal.ts';
import { withdrawalService } from './withdrawalService.ts';
import { wireMoney } from '../../ledger/money/wireMoney.ts';

export const withdrawalsModule = (parts: MemberParts & PaymentParts) => {
  const {
    database,
    runtime,
    providers: { payments },
  } = parts;
  const { queries } = database;
  const service = withdrawalService(queries, runtime);
  const issueTicket = issuePaymentTicket(parts);
  return {
    paymentTicket: async ({ caller, body: { password } }) => ({
      ticket: await issueTicket(caller, password),
    }),

    withdrawDesk: async ({ caller, merchant, tenant, now }) => {
      const { currency } = tenant;
      const { memberId: owner } = caller;
      const money = (amount: bigint) => wireMoney(amount, currency);
      const balanceIn = (kind: 'member' | 'aside' | 'hold') =>
        balanceOf(queries, merchant, { kind, owner }, currency);
      const [main, unplayable] = [await balanceIn('member'), await balanceIn('aside')];
      const { least, most, basisPoints, fixed, arrival } = payoutRules(tenant);
      const accounts = await bankAccountRepository(queries).list(caller);
      const open = await service.open(caller);
      const member = await memberRepository(queries).byId(merchant, owner);
      return {
        available: money(main + unplayable),
        withdrawable: money(await withdrawableNow(queries, caller, currency)),
        held: money(await balanceIn('hold')),
        least: money(least),
        most: money(most),
        leftToday: money(await service.leftToday(caller, tenant, now)),
        fee: { basisPoints, fixed: money(fixed) },
        arrival,
        receiptMinutes: (await settingService(queries).all(merchant)).receiptMinutes,
        coinPrice: money(coinPrice(tenant)),
        turnover: toTurnover(
          await turnoverService(queries, runtime).open(caller, bindingSources(caller.coolOff)),
          currency,
        ),
        targets: accounts.map(({ id, usableAt, ...account }) => ({
          ...toTarget({ accountId: id, ...account }),
          usableAt: usableAt > now ? usableAt.toISOString() : null,
        })),
        hasPassword: Boolean(member?.paymentHash),
        open: open.map((order) => toWithdrawal(order, now)),
        sandbox: payments?.isSandbox ?? false,
      };
    },

    withdraw: async ({ caller, body: { accountId, amount, ticket }, tenant, now, tx }) => {
      const plan = { accountId, amount: BigInt(amount), ticket };
      const order = await withdrawalService(tx, runtime).submit(caller, tenant, plan, now);
      if (payments) await addPayout(tx, order);
      return toWithdrawal(order, now);
    },

    withdrawalOrder: async ({ caller, query: { orderNo }, now }) =>
      toWithdrawal(await service.find(caller, orderNo), now),

    withdrawalOrders: async ({ caller, query: { pageNo }, now }) => {
      const { orders, total } = await service.page(caller, Number(pageNo));
      return { orders: orders.map((order) => toWithdrawal(order, now)), total };
    },

    confirmWithdrawal: ({ caller, body: { orderNo, said, arrived, proofIds = [] }, now }) =>
      database.transaction(async (tx) => {
        const given = {
          orderNo,
          said,
          proofIds,
          arrived: arrived === undefined ? undefined : BigInt(arrived),
        };
        return toWithdrawal(await receiptService(tx, runtime).confirm(caller, given, now), now);
      }),

    appealWithdrawal: ({ caller, body: { orderNo, text, proofIds = [] }, now }) =>
      database.transaction(async (tx) =>
        toWithdrawal(
          await receiptService(tx, runtime).appeal(caller, orderNo, text.trim(), proofIds, now),
          now,
        ),
      ),
  } satisfies Handlers;
};
