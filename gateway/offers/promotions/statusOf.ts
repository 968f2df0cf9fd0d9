import { prizeDays, type PromotionClosing, type PromotionStatus } from '#contract/promotions';
import { forEntry, forReward, unmetOf, type Condition } from './conditions.ts';
import type { Promotion, PromotionEntry } from './schema.ts';

const DAY = 86_400_000;

export interface Standing {
  readonly promotion: Promotion;
  readonly entry: PromotionEntry | undefined;
  readonly conditions: readonly Condition[];
  readonly placesLeft: number | null;
  readonly now: Date;
}

type Timed = Pick<Promotion, 'startsAt' | 'endsAt' | 'pausedAt' | 'closedAt'>;

/** Why nobody new can take part; null while it is open. */
export const closingOf = (
  { startsAt, endsAt, pausedAt, closedAt }: Timed,
  placesLeft: number | null,
  now: Date,
): PromotionClosing | null => {
  if (closedAt !== null || (endsAt !== null && endsAt <= now)) return 'ended';
  if (startsAt > now) return 'notStarted';
  if (pausedAt !== null) return 'paused';
  return placesLeft === 0 ? 'placesGone' : null;
};

/** Until when the reward of an entry can be claimed. */
export const claimByOf = ({ action, drawAt, endsAt }: Promotion): Date | null =>
  action === 'raffle' && drawAt !== null ? new Date(drawAt.getTime() + prizeDays * DAY) : endsAt;

const hasBegun = (conditions: readonly Condition[]): boolean =>
  conditions.some(({ reached }) => reached !== null && reached !== '0');

const statusOfEntry = (
  { promotion, conditions, now }: Standing,
  { state }: PromotionEntry,
): PromotionStatus => {
  const { action, drawAt } = promotion;
  const claimBy = claimByOf(promotion);
  const isOver = claimBy !== null && claimBy <= now;
  if (state === 'paid') return action === 'apply' ? 'issued' : 'claimed';
  if (state === 'applying') return 'applying';
  if (isOver || state === 'lost') return 'close';
  if (state === 'rejected') return 'rejected';
  if (state === 'won') return 'claim';
  if (action === 'raffle') return drawAt !== null && drawAt <= now ? 'process' : 'joined';
  const wanted = forReward(action, conditions);
  if (unmetOf(wanted).length === 0) return 'claim';
  if (state === 'signed') return 'signed';
  return hasBegun(wanted) ? 'process' : 'joined';
};

/** The status of a promotion for whoever looks at it (PROMO-01); null for one that is only to read. */
export const statusOf = (standing: Standing): PromotionStatus | null => {
  const { promotion, entry, conditions, placesLeft, now } = standing;
  if (promotion.action === 'read') return null;
  if (entry !== undefined) return statusOfEntry(standing, entry);
  const closing = closingOf(promotion, placesLeft, now);
  if (closing !== null) return closing === 'notStarted' ? 'comingSoon' : 'close';
  if (promotion.action !== 'claim' && promotion.action !== 'envelope') return 'join';
  // Of a visitor nothing is known, so nothing can be said to wait.
  if (conditions.some(({ met }) => met === null)) return 'join';
  return unmetOf(forEntry(promotion.action, conditions)).length === 0 ? 'claim' : 'process';
};
