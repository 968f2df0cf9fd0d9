import { lesserOf } from '../../ledger/money/lesserOf.ts';
import type { FastifyRequest } from 'fastify';
import { headers } from '#contract/constants';
import type { Currency } from '#contract/money';
import type { Player } from '../../http/policy/caller.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { Handlers } from '../../http/endpoints/handlers.ts';
import { maskName } from '../../platform/text/maskName.ts';
import { balanceOf } from '../../ledger/postings/balanceOf.ts';
import { balanceReader } from '../../ledger/postings/balanceReader.ts';
import { memberRepository } from '../../members/members/memberRepository.ts';
import { standingOf } from '../../http/policy/standing.ts';
import type { Parts } from '../../http/endpoints/module.ts';
import { boundMoney } from '../turnover/boundMoney.ts';
import { turnoverService } from '../turnover/turnoverService.ts';
import { withdrawableNow } from '../turnover/withdrawableNow.ts';
import { lineRules, lineTransferService } from './lineTransferService.ts';
import { walletService } from './walletService.ts';
import { wireMoney } from '../../ledger/money/wireMoney.ts';

interface Money {
  readonly merchant: string;
  readonly caller: Player;
  readonly currency: Currency;
}

export const walletModule = ({ database, runtime }: Parts) => {
  const { queries } = database;
  const wallets = walletService(queries);
  const lines = lineTransferService(queries, runtime);
  const read = balanceReader(queries);

  const held = async (
    tx: Queries,
    { merchant, caller, currency }: Money,
    kind: 'member' | 'bonus' = 'member',
  ) => {
    const amount = await balanceOf(tx, merchant, { kind, owner: caller.memberId }, currency);
    return wireMoney(amount, currency);
  };
  /** For withdrawals that run, and what can be withdrawn and not be played. */
  const kept = async ({ merchant, caller, currency }: Money): Promise<bigint> => {
    const { memberId: owner } = caller;
    const hold = await balanceOf(queries, merchant, { kind: 'hold', owner }, currency);
    return hold + (await balanceOf(queries, merchant, { kind: 'aside', owner }, currency));
  };
  const keyOf = (request: FastifyRequest): string => String(request.headers[headers.idempotencyKey]);

  return {
    balance: async ({ caller, merchant, tenant: { currency } }) => {
      const account = { kind: 'member', owner: caller.memberId } as const;
      const amount = await read({ merchant, account, currency });
      return { balance: wireMoney(amount, currency) };
    },

    wallets: async ({ caller, merchant, tenant: { currency } }) => {
      const money = { merchant, caller, currency };
      const isSingle = await wallets.isSingle(merchant);
      const filled = await wallets.held(caller, currency);
      const names = await wallets.vendorNames(merchant);
      return {
        main: await held(queries, money),
        withdrawable: wireMoney(await withdrawableNow(queries, caller, currency), currency),
        held: wireMoney(await kept(money), currency),
        vendors: [...names]
          .filter(([vassalage]) => !isSingle || filled.has(vassalage))
          .map(([vassalage, displayName]) => ({
            vassalage,
            displayName,
            balance: wireMoney(filled.get(vassalage) ?? 0n, currency),
          })),
      };
    },

    walletTransfer: async ({ caller, merchant, body, tenant: { currency }, tx, now, request }) => {
      const amount = BigInt(body.amount);
      await walletService(tx).move(caller, { ...body, amount, currency, key: keyOf(request), now });
      return {
        moved: { amount: body.amount, currency },
        balance: await held(tx, { merchant, caller, currency }),
        at: now.toISOString(),
      };
    },

    walletCollect: async ({ caller, merchant, tenant: { currency }, tx, now, request }) => {
      const amount = await walletService(tx).collect(caller, { currency, key: keyOf(request), now });
      return {
        moved: wireMoney(amount, currency),
        balance: await held(tx, { merchant, caller, currency }),
        at: now.toISOString(),
      };
    },

    merchantWallet: async ({ merchant }) => ({ isSingle: (await wallets.isSingle(merchant)) ? 1 : 0 }),

    walletTotals: async ({ caller, merchant, tenant: { currency } }) => {
      const money = { merchant, caller, currency };
      const main = await held(queries, money);
      const set = wireMoney(await kept(money), currency);
      const bonus = await held(queries, money, 'bonus');
      const filled = await wallets.held(caller, currency);
      const vendors = [...filled.values()].reduce((sum, amount) => sum + amount, 0n);
      const total = BigInt(main.amount) + BigInt(set.amount) + BigInt(bonus.amount) + vendors;
      return {
        main,
        held: set,
        bonus,
        vendors: wireMoney(vendors, currency),
        total: wireMoney(total, currency),
      };
    },

    lineTransferDesk: async ({ caller, merchant, tenant, now }) => {
      const { currency } = tenant;
      const money = (amount: bigint) => wireMoney(amount, currency);
      const { least, most } = lineRules(tenant);
      const upline = await lines.uplineOf(caller);
      const main = await balanceOf(queries, merchant, { kind: 'member', owner: caller.memberId }, currency);
      const free = await boundMoney(queries).free(caller, currency);
      const member = await memberRepository(queries).byId(merchant, caller.memberId);
      const recent = await lines.recent(caller, now);
      return {
        upline: upline ? maskName(upline.account) : null,
        toDownline: standingOf(caller.type) === 'agent',
        available: money(main),
        least: money(least),
        most: money(most),
        leftToday: money(await lines.leftToday(caller, tenant, now)),
        sendable: money(lesserOf(free, main)),
        wageringLeft: money(await turnoverService(queries, runtime).left(caller)),
        hasPassword: Boolean(member?.paymentHash),
        recent: recent.map(({ at, amount, ...rest }) => ({
          ...rest,
          at: at.toISOString(),
          amount: money(amount),
        })),
      };
    },

    lineTransfer: async ({ caller, merchant, body, tenant, tx, now, request }) => {
      const { currency } = tenant;
      const { to, account, ticket } = body;
      const plan = { to, account, ticket, amount: BigInt(body.amount), key: keyOf(request) };
      await lineTransferService(tx, runtime).send(caller, tenant, plan, now);
      return {
        moved: { amount: body.amount, currency },
        balance: await held(tx, { merchant, caller, currency }),
        at: now.toISOString(),
      };
    },
  } satisfies Handlers;
};
