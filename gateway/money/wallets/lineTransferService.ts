import { coolOffService } from '../../members/coolOff/coolOffService.ts';
import type { Player } from '../../http/policy/caller.ts';
import { moneySteps } from '../orders/moneySteps.ts';
import type { Queries } from '../../platform/database/database.ts';
import { maskName } from '../../platform/text/maskName.ts';
import { tellMember } from '../../members/notifications/tellMember.ts';
import { transfer } from '../../ledger/postings/movement.ts';
import { post } from '../../ledger/postings/post.ts';
import { findDownline } from '../../members/members/findDownline.ts';
import { uplineIdOf } from '../../members/members/linePath.ts';
import { lockMember } from '../../members/members/lockMember.ts';
import { memberService } from '../../members/members/memberService.ts';
import type { MemberRow } from '../../members/members/schema.ts';
import { standingOf } from '../../http/policy/standing.ts';
import { refuse } from '../../platform/refusal/refusal.ts';
import type { Runtime } from '../../platform/runtime/runtime.ts';
import { limitPeriod } from '../../brands/calendar/limitPeriod.ts';
import { limitService } from '../limits/limitService.ts';
import type { Tenant } from '../../brands/tenants/tenant.ts';
import { turnoverService } from '../turnover/turnoverService.ts';
import { spendPaymentTicket } from '../orders/paymentTickets.ts';
import { lineMovements, lineReason } from '../orders/lineMovements.ts';

export interface LinePlan {
  readonly to: 'upline' | 'downline';
  readonly account: string | undefined;
  readonly amount: bigint;
  readonly ticket: string;
  /** Of the call: the same key never moves money twice. */
  readonly key: string;
}

const SHOWN = 10;

/** Bounds of a transfer in a line, minor units. */
export const lineRules = (brand: Pick<Tenant, 'moneyStep'>) => ({
  least: moneySteps(50, brand),
  most: moneySteps(100_000, brand),
  mostADay: moneySteps(200_000, brand),
});

/** Money between a player and the agent above, or an agent and the line below (MEM-07). */
export const lineTransferService = (queries: Queries, runtime: Runtime) => {
  const repository = memberService(queries, runtime);

  const uplineOf = async (caller: Player): Promise<MemberRow | undefined> => {
    const id = uplineIdOf(caller);
    return id === undefined ? undefined : repository.byId(caller.merchant, id);
  };

  const downlineOf = async (caller: Player, account: string): Promise<MemberRow> => {
    if (standingOf(caller.type) !== 'agent') return refuse('non_agent');
    return findDownline(queries, caller, account);
  };

  const leftToday = async (caller: Player, tenant: Tenant, now: Date): Promise<bigint> => {
    const rows = await lineMovements(queries, caller, limitPeriod('day', now, tenant.timeZone).from);
    const out = rows.reduce((sum, { amount }) => (amount < 0n ? sum - amount : sum), 0n);
    const { mostADay } = lineRules(tenant);
    return out < mostADay ? mostADay - out : 0n;
  };

  /** Money from above is a deposit of whoever gets it (MEM-12); the sender does not learn what stands against it. */
  const demandReceiver = async (
    { merchant, id: memberId, state }: MemberRow,
    tenant: Tenant,
    amount: bigint,
    now: Date,
  ): Promise<void> => {
    const receiver = { merchant, memberId };
    const takes =
      state === 'active' &&
      (await coolOffService(queries).running(receiver, now)) === undefined &&
      (await limitService(queries).fullLimit(receiver, tenant, amount, now)) === undefined;
    if (!takes) refuse('receiver_unavailable');
  };

  return {
    uplineOf,
    leftToday,

    recent: async (caller: Player, now: Date) => {
      const upline = await uplineOf(caller);
      const since = new Date(now.getTime() - 90 * 24 * 60 * 60_000);
      const rows = await lineMovements(queries, caller, since).limit(SHOWN);
      return rows.map(({ at, amount, account }) => ({
        at,
        amount: amount < 0n ? -amount : amount,
        direction: amount < 0n ? ('out' as const) : ('in' as const),
        account: account === upline?.account ? maskName(account) : account,
      }));
    },

    /**
     * In a transaction. Refuses `not_found` for whoever is not in the line, `non_agent`, `withdraw_password_wrong`
     * without a good ticket, `amount_out_of_range`, `receiver_unavailable`, `insufficient_funds` and `turnover_left`.
     */
    send: async (caller: Player, tenant: Tenant, plan: LinePlan, now: Date): Promise<void> => {
      const { merchant, memberId, account } = caller;
      const { currency } = tenant;
      const { amount } = plan;
      const up = plan.to === 'upline';
      const other = up
        ? ((await uplineOf(caller)) ?? refuse('not_found'))
        : await downlineOf(caller, plan.account ?? '');
      // In one order, so that two transfers never wait for each other.
      const locked = up ? [memberId] : [memberId, other.id].toSorted();
      for (const id of locked) await lockMember(queries, { merchant, memberId: id });
      await spendPaymentTicket(queries, runtime, caller, plan.ticket);
      const { least, most } = lineRules(tenant);
      if (amount < least || amount > most || amount > (await leftToday(caller, tenant, now))) {
        return refuse('amount_out_of_range');
      }
      if (up && other.state !== 'active') return refuse('operation_not_enabled');
      if (!up) await demandReceiver(other, tenant, amount, now);
      await post(queries, {
        key: `line:${memberId}:${plan.key}`,
        merchant,
        reason: lineReason,
        ref: other.id,
        at: now,
        entries: transfer(
          { kind: 'member', owner: memberId },
          { kind: 'member', owner: other.id },
          amount,
          currency,
        ),
      });
      await turnoverService(queries, runtime).demandFree(caller, currency);
      const told = (shown: string) => ({ account: shown, amount: amount.toString(), currency });
      const out = {
        memberId,
        kind: 'transferOut',
        params: told(up ? maskName(other.account) : other.account),
      } as const;
      const arrived = {
        memberId: other.id,
        kind: 'transferIn',
        params: told(up ? account : maskName(account)),
      } as const;
      for (const message of [out, arrived])
        await tellMember(queries, runtime, { merchant, ...message, at: now });
    },
  };
};
