import {
  limitPeriods,
  moneyLimitKinds,
  playLimitKinds,
  type LimitPeriod,
  type MoneyLimitKind,
  type PlayLimitKind,
} from '#contract/saferPlay';
import type { Value } from '#contract/wireTypes';
import type { Player } from '../../http/policy/caller.ts';
import type { Deposit } from '../orders/schema.ts';
import type { Queries } from '../../platform/database/database.ts';
import { lesserOf } from '../../ledger/money/lesserOf.ts';
import { refuse } from '../../platform/refusal/refusal.ts';
import type { Tenant } from '../../brands/tenants/tenant.ts';
import { wireMoney } from '../../ledger/money/wireMoney.ts';
import { activityService } from '../../members/activity/activityService.ts';
import { countsAt } from '../orders/depositedWithin.ts';
import { depositUse } from './depositUse.ts';
import { limitPeriod, type PeriodTimes } from '../../brands/calendar/limitPeriod.ts';
import { limitStore, type HeldLimit } from './limitStore.ts';
import { playDayService } from './playDayService.ts';

export type MoneyLimit = Value<'saferPlay'>['limits'][number];
export type TimeLimit = Value<'saferPlay'>['timeLimits'][number];

type Owner = Pick<Player, 'merchant' | 'memberId'>;
type Place = Pick<Tenant, 'currency' | 'timeZone'>;

type PlayDays = Awaited<ReturnType<ReturnType<typeof playDayService>['within']>>;

/** What of a period's play each limit is measured by. */
const ofPlay = {
  stake: ({ staked }) => staked,
  loss: ({ staked, returned }) => staked - returned,
} as const satisfies Record<PlayLimitKind, (days: PlayDays) => bigint>;

const noLimit: HeldLimit = { amount: null, next: null };

const atLeastNothing = (amount: bigint): bigint => (amount > 0n ? amount : 0n);

/** A limit as the wire has it, in one unit. */
const written = <Unit>(
  { amount, next }: HeldLimit,
  { used, to, unit }: { readonly used: bigint; readonly to: Date; readonly unit: (amount: bigint) => Unit },
) => ({
  amount: amount === null ? null : unit(amount),
  used: unit(used),
  left: amount === null ? null : unit(atLeastNothing(amount - used)),
  resetsAt: to.toISOString(),
  next: next && {
    amount: next.amount === null ? null : unit(next.amount),
    at: next.at.toISOString(),
    until: next.until.toISOString(),
  },
});

/** What a member may pay in, stake, lose and be active, as the member has set it (MEM-12, SAFE-01). */
export const limitService = (queries: Queries) => {
  const store = limitStore(queries);

  const usedOf = async (
    kind: MoneyLimitKind,
    owner: Owner,
    times: PeriodTimes,
    place: Place,
    now: Date,
  ): Promise<bigint> => {
    if (kind === 'deposit') return depositUse(queries, owner, times, now);
    return ofPlay[kind](await playDayService(queries).within(owner, times, place));
  };

  /** Of one kind by period; `without` is a stake that has been counted and is not to be shown as used. */
  const ofKind = async (
    kind: MoneyLimitKind,
    owner: Owner,
    place: Place,
    now: Date,
    without = 0n,
  ): Promise<MoneyLimit[]> => {
    const held = await store.ofKind(owner, kind, now);
    const limits: MoneyLimit[] = [];
    for (const period of limitPeriods) {
      const times = limitPeriod(period, now, place.timeZone);
      const used = atLeastNothing((await usedOf(kind, owner, times, place, now)) - without);
      const unit = (amount: bigint) => wireMoney(amount, place.currency);
      limits.push({ kind, period, ...written(held.get(period) ?? noLimit, { used, to: times.to, unit }) });
    }
    return limits;
  };

  const withoutRoom = (limits: readonly MoneyLimit[], amount: bigint): MoneyLimit | undefined =>
    limits.find(({ left }) => left && BigInt(left.amount) < amount);

  const timeLimits = async (owner: Owner, { timeZone }: Pick<Place, 'timeZone'>, now: Date) => {
    const held = await store.ofKind(owner, 'session', now);
    const limits: TimeLimit[] = [];
    for (const period of limitPeriods) {
      const times = limitPeriod(period, now, timeZone);
      const used = BigInt(await activityService(queries).minutesWithin(owner, times));
      const facts = written(held.get(period) ?? noLimit, { used, to: times.to, unit: Number });
      limits.push({ kind: 'session', period, ...facts });
    }
    return limits;
  };

  /** The deposit limit for which so much more is too much. Asked with the member locked. */
  const fullLimit = async (owner: Owner, place: Place, amount: bigint, now: Date) =>
    withoutRoom(await ofKind('deposit', owner, place, now), amount);

  return {
    ofKind,
    fullLimit,
    timeLimits,

    list: async (owner: Owner, place: Place, now: Date): Promise<MoneyLimit[]> => {
      const limits: MoneyLimit[] = [];
      for (const kind of moneyLimitKinds) limits.push(...(await ofKind(kind, owner, place, now)));
      return limits;
    },

    /** Refuses `limit_reached`, with the limit, when so much more paid in is too much. Asked with the member locked. */
    demandRoom: async (owner: Owner, place: Place, amount: bigint, now: Date): Promise<void> => {
      const full = await fullLimit(owner, place, amount, now);
      if (full) refuse('limit_reached', { limit: full });
    },

    /**
     * Refuses `limit_reached`, with the limit, when a stake that was just counted goes beyond a limit of play.
     * Asked with the member locked.
     */
    demandStakeRoom: async (owner: Owner, place: Place, stake: bigint, now: Date): Promise<void> => {
      for (const kind of playLimitKinds) {
        const full = withoutRoom(await ofKind(kind, owner, place, now, stake), stake);
        if (full) refuse('limit_reached', { limit: full });
      }
    },

    /** Refuses `limit_reached`, with the limit, when the time of a period is used up. */
    demandTime: async (owner: Owner, place: Pick<Place, 'timeZone'>, now: Date): Promise<void> => {
      const over = (await timeLimits(owner, place, now)).find(({ left }) => left === 0);
      if (over) refuse('limit_reached', { timeLimit: over });
    },

    /**
     * What of a payment for an order no limit lets in, each judged in its period in which the payment counts. Asked
     * with the member locked.
     */
    beyond: async (
      owner: Owner,
      { timeZone }: Pick<Tenant, 'timeZone'>,
      order: Pick<Deposit, 'id' | 'createdAt' | 'expiresAt'>,
      paid: bigint,
      now: Date,
    ): Promise<bigint> => {
      const at = countsAt(order, now);
      let most = 0n;
      const held: Map<LimitPeriod, HeldLimit> = await store.ofKind(owner, 'deposit', now);
      for (const [period, { amount }] of held) {
        if (amount === null) continue;
        const used = await depositUse(queries, owner, limitPeriod(period, at, timeZone), now, order.id);
        const over = used + paid - amount;
        if (over > most) most = over;
      }
      return lesserOf(most, paid);
    },
  };
};
