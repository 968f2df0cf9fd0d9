import dayjs from 'dayjs';
import timezone from 'dayjs/plugin/timezone.js';
import utc from 'dayjs/plugin/utc.js';
import {
  lastingConditionKinds,
  type LastingConditionKind,
  type PromotionConditionKind,
} from '#contract/promotions';
import type { MemberRow } from '../../members/members/schema.ts';
import type { PromotionRules } from './promotionRules.ts';
import type { Promotion } from './schema.ts';

dayjs.extend(utc);
dayjs.extend(timezone);

/** What is known of a member for the conditions of one promotion. */
export interface ConditionFacts {
  readonly member: Pick<MemberRow, 'createdAt' | 'vipLevel' | 'mobile'>;
  readonly hasPayoutAccount: boolean;
  /** Whether anything was credited before the member joined, or until now. */
  readonly depositedBefore: boolean;
  /** Amounts of the deposits that count, the first one first. */
  readonly deposits: readonly bigint[];
  /** Valid bets that count. */
  readonly wagered: bigint;
}

export interface Condition {
  readonly kind: PromotionConditionKind;
  readonly needed: string | null;
  readonly reached: string | null;
  readonly days: readonly number[];
  /** Null for a visitor, of whom nothing is known. */
  readonly met: boolean | null;
}

const DAY = 86_400_000;

const mostOf = (amounts: readonly bigint[]): bigint =>
  amounts.reduce((most, one) => (one > most ? one : most), 0n);

const condition = (
  kind: PromotionConditionKind,
  met: boolean | undefined,
  rest: Partial<Omit<Condition, 'kind' | 'met'>> = {},
): Condition => ({ kind, needed: null, reached: null, days: [], ...rest, met: met ?? null });

/** The conditions of a promotion in the order in which they are told, for a member or a visitor. */
export const conditionsOf = (
  { rules }: Pick<Promotion, 'rules'>,
  facts: ConditionFacts | undefined,
  { now, timeZone }: { readonly now: Date; readonly timeZone: string },
): Condition[] => {
  const { newFor, firstDeposit, vipFrom, phone, payoutAccount, weekdays, deposit, wager }: PromotionRules =
    rules;
  const found: (Condition | false)[] = [
    newFor !== undefined &&
      condition('newMember', facts && now.getTime() < facts.member.createdAt.getTime() + newFor * DAY, {
        needed: String(newFor),
      }),
    firstDeposit === true && condition('firstDeposit', facts && !facts.depositedBefore),
    vipFrom !== undefined &&
      condition('vip', facts && facts.member.vipLevel >= vipFrom, {
        needed: String(vipFrom),
        reached: facts === undefined ? null : String(facts.member.vipLevel),
      }),
    phone === true && condition('phone', facts && facts.member.mobile !== null),
    payoutAccount === true && condition('payoutAccount', facts?.hasPayoutAccount),
    weekdays !== undefined &&
      condition('weekday', facts && weekdays.includes(dayjs(now).tz(timeZone).day()), { days: weekdays }),
    deposit !== undefined &&
      condition('deposit', facts && mostOf(facts.deposits) >= BigInt(deposit), {
        needed: deposit,
        reached: facts === undefined ? null : mostOf(facts.deposits).toString(),
      }),
    wager !== undefined &&
      condition('wager', facts && facts.wagered >= BigInt(wager), {
        needed: wager,
        reached: facts === undefined ? null : facts.wagered.toString(),
      }),
  ];
  return found.filter((one) => one !== false);
};

/** Conditions that are met by what a member does after joining; the others have to be met before. */
const later: Partial<Record<Promotion['action'], readonly PromotionConditionKind[]>> = {
  join: ['deposit', 'wager'],
  signUp: ['phone', 'payoutAccount', 'deposit', 'wager'],
};

/** The conditions that have to be met for the first step. */
export const forEntry = (action: Promotion['action'], conditions: readonly Condition[]): Condition[] =>
  conditions.filter(({ kind }) => !(later[action] ?? []).includes(kind));

/** The conditions that have to be met for the reward. */
export const forReward = (action: Promotion['action'], conditions: readonly Condition[]): Condition[] =>
  later[action] === undefined
    ? [...conditions]
    : conditions.filter(({ kind }) => later[action]?.includes(kind));

export const unmetOf = (conditions: readonly Condition[]): PromotionConditionKind[] =>
  conditions.filter(({ met }) => met === false).map(({ kind }) => kind);

/** The condition for which a member who has not taken part can never do so. */
export const neverMet = (conditions: readonly Condition[]): LastingConditionKind | null =>
  lastingConditionKinds.find((lasting) =>
    conditions.some(({ kind, met }) => kind === lasting && met === false),
  ) ?? null;
