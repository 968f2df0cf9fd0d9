import { sessionLimitMinutes, type LimitKind, type LimitPeriod } from '#contract/saferPlay';
import type { Value } from '#contract/wireTypes';
import type { RunningCoolOff } from '../../http/policy/coolOff.ts';
import { wireCoolOff } from '../../http/policy/wireCoolOff.ts';
import type { Player } from '../../http/policy/caller.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { Handlers } from '../../http/endpoints/handlers.ts';
import { tellMember } from '../../members/notifications/tellMember.ts';
import { lockMember } from '../../members/members/lockMember.ts';
import { memberService } from '../../members/members/memberService.ts';
import type { MemberParts } from '../../members/ports/MemberParts.ts';
import { changeService } from '../../members/passwords/changeService.ts';
import { refuse } from '../../platform/refusal/refusal.ts';
import type { Tenant } from '../../brands/tenants/tenant.ts';
import { sourcesDuringCoolOff } from '../../money/turnover/bindingSources.ts';
import { boundMoney } from '../../money/turnover/boundMoney.ts';
import { withdrawableNow } from '../../money/turnover/withdrawableNow.ts';
import { wireMoney } from '../../ledger/money/wireMoney.ts';
import { exclusionService } from '../../money/limits/exclusionService.ts';
import { limitService } from '../../money/limits/limitService.ts';
import { limitStore, type HeldLimit, type LimitName } from '../../money/limits/limitStore.ts';
import { realityCheckService } from './realityCheckService.ts';

interface Asker {
  readonly caller: Player;
  readonly tenant: Tenant;
  readonly now: Date;
}

/** Refuses `amount_out_of_range` for a limit of time that bounds nothing or leaves no time. */
const wantedOf = (kind: LimitKind, period: LimitPeriod, amount: string | null): bigint | null => {
  if (amount === null) return null;
  const { least, most } = sessionLimitMinutes;
  const isSound = kind !== 'session' || (Number(amount) >= least && Number(amount) <= most[period]);
  return isSound ? BigInt(amount) : refuse('amount_out_of_range');
};

export const saferPlayModule = (parts: MemberParts) => {
  const { database, runtime } = parts;
  const { demandPassword } = changeService(parts);

  const view = async (queries: Queries, { caller, tenant, now }: Asker): Promise<Value<'saferPlay'>> => {
    const { currency } = tenant;
    const limits = limitService(queries);
    return {
      limits: await limits.list(caller, tenant, now),
      timeLimits: await limits.timeLimits(caller, tenant, now),
      realityCheck: await realityCheckService(queries).read(caller, tenant, now),
      pause: caller.coolOff ? wireCoolOff(caller.coolOff) : null,
      available: wireMoney(await withdrawableNow(queries, caller, currency, sourcesDuringCoolOff), currency),
      timeOutDays: [...tenant.market.timeOutDays],
      exclusionMonths: [...tenant.market.exclusionMonths],
      kept: wireMoney(await boundMoney(queries).boundOf(caller, sourcesDuringCoolOff), currency),
    };
  };

  const tellOfLimit = async (
    tx: Queries,
    { caller: { merchant, memberId }, tenant, now: at }: Asker,
    { kind, period }: LimitName,
    { amount, next }: HeldLimit,
  ): Promise<void> => {
    const params = {
      limit: kind,
      period,
      from: (next?.at ?? at).toISOString(),
      amount: (next ? next.amount : amount)?.toString() ?? '',
      currency: kind === 'session' ? '' : tenant.currency,
    };
    const told = next ? 'limitRaiseWaits' : 'limitChanged';
    await tellMember(tx, runtime, { merchant, memberId, kind: told, params, at });
  };

  const tellOfCoolOff = async (
    tx: Queries,
    { merchant, memberId }: Player,
    { kind, until }: Value<'takeTimeOut'>,
    at: Date,
  ): Promise<void> => {
    const dated = kind === 'timeOut' ? 'timeOutTaken' : 'selfExcluded';
    const told = until === null ? 'selfExcludedForGood' : dated;
    const params: Readonly<Record<string, string>> = until === null ? {} : { until };
    await tellMember(tx, runtime, { merchant, memberId, kind: told, params, at });
  };

  const takeExclusion = async (
    { caller, now }: Pick<Asker, 'caller' | 'now'>,
    password: string,
    take: (exclusions: ReturnType<typeof exclusionService>) => Promise<RunningCoolOff>,
  ): Promise<Value<'takeTimeOut'>> => {
    const { merchant, memberId } = caller;
    const member = await memberService(database.queries, runtime).byId(merchant, memberId);
    await demandPassword(member ?? refuse('not_logged_in'), password);
    return database.transaction(async (tx) => {
      await lockMember(tx, caller);
      const coolOff = wireCoolOff(await take(exclusionService(tx, runtime)));
      await tellOfCoolOff(tx, caller, coolOff, now);
      return coolOff;
    });
  };

  return {
    saferPlay: (call) => view(database.queries, call),

    setLimit: (call) =>
      database.transaction(async (tx) => {
        const { caller, body, now } = call;
        const wanted = wantedOf(body.kind, body.period, body.amount);
        await lockMember(tx, caller);
        await tellOfLimit(tx, call, body, await limitStore(tx).set(caller, body, wanted, now));
        return view(tx, call);
      }),

    confirmLimit: (call) =>
      database.transaction(async (tx) => {
        const { caller, body, now } = call;
        const seen = body.amount === null ? null : BigInt(body.amount);
        await lockMember(tx, caller);
        const held = await limitStore(tx).confirm(caller, body, seen, now);
        await tellOfLimit(tx, call, body, held ?? refuse('operation_not_enabled'));
        return view(tx, call);
      }),

    declineLimits: async ({ caller, now }) => {
      await realityCheckService(database.queries).declineLimits(caller, now);
      return null;
    },

    setRealityCheck: (call) =>
      database.transaction(async (tx) => {
        const { caller, body, tenant, now } = call;
        await lockMember(tx, caller);
        // What is due is answered, not switched off.
        await realityCheckService(tx).demandAnswer(caller, tenant, now);
        await realityCheckService(tx).set(caller, tenant, body.minutes);
        return view(tx, call);
      }),

    answerRealityCheck: async (call) => {
      await realityCheckService(database.queries).answer(call.caller, call.now);
      return view(database.queries, call);
    },

    /** Refuses `amount_out_of_range` for a length that the market does not have. */
    takeTimeOut: (call) => {
      const { caller, tenant, body, now } = call;
      if (!tenant.market.timeOutDays.includes(body.days)) return refuse('amount_out_of_range');
      return takeExclusion(call, body.password, (exclusions) => exclusions.timeOut(caller, body.days, now));
    },

    /** Likewise. */
    selfExclude: (call) => {
      const { caller, tenant, body, now } = call;
      if (!tenant.market.exclusionMonths.includes(body.months)) return refuse('amount_out_of_range');
      return takeExclusion(call, body.password, (exclusions) =>
        exclusions.selfExclude(caller, body.months, now),
      );
    },
  } satisfies Handlers;
};
