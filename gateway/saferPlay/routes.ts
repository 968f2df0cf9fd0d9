import type { Handlers } from '../endpoints/handlers.ts';
import { tellMember } from '../inbox/tellMember.ts';
import { balanceOf } from '../ledger/balanceOf.ts';
import { lockMember } from '../member/lockMember.ts';
import type { Parts } from '../module.ts';
import { exclusionService } from './exclusionService.ts';
import { limitService } from './limitService.ts';
import { wireMoney } from '../wireMoney.ts';

export const saferPlayModule = ({ database, runtime }: Parts) => {
  const { queries } = database;
  return {
    saferPlay: async ({ caller, merchant, tenant, now }) => {
      const { currency } = tenant;
      const purse = { kind: 'member', owner: caller.memberId } as const;
      const available = await balanceOf(queries, merchant, purse, currency);
      return {
        limits: await limitService(queries).list(caller, tenant, now),
        pause: await exclusionService(queries, runtime).running(caller, now),
        available: wireMoney(available, currency),
      };
    },

    setDepositLimit: ({ caller, body: { period, amount }, tenant, now }) =>
      database.transaction(async (tx) => {
        await lockMember(tx, caller);
        const wanted = amount === null ? null : BigInt(amount);
        const limit = await limitService(tx).set(caller, tenant, period, wanted, now);
        const { merchant, memberId } = caller;
        const at = limit.next?.at ?? now.toISOString();
        const set = limit.next ? limit.next.amount : limit.amount;
        const params = { period, from: at, ...(set ?? { amount: '', currency: tenant.currency }) };
        await tellMember(tx, runtime, { merchant, memberId, kind: 'limitChanged', params, at: now });
        return { limit };
      }),

    takeTimeOut: ({ caller, body: { days }, now }) =>
      database.transaction(async (tx) => {
        await lockMember(tx, caller);
        const pause = await exclusionService(tx, runtime).timeOut(caller, days, now);
        const { merchant, memberId } = caller;
        const params = { until: pause.until };
        await tellMember(tx, runtime, { merchant, memberId, kind: 'timeOutTaken', params, at: now });
        return pause;
      }),

    selfExclude: ({ caller, body: { months }, now }) =>
      database.transaction(async (tx) => {
        await lockMember(tx, caller);
        const pause = await exclusionService(tx, runtime).selfExclude(caller, months, now);
        const { merchant, memberId } = caller;
        const params = { until: pause.until };
        await tellMember(tx, runtime, { merchant, memberId, kind: 'selfExcluded', params, at: now });
        return pause;
      }),
  } satisfies Handlers;
};
