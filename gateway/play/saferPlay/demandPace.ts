import type { MarketRules } from '#contract/market';
import { lastStakeAt } from '../bets/lastStakeAt.ts';
import type { Queries } from '../../platform/database/database.ts';
import { refuse } from '../../platform/refusal/refusal.ts';
import { isSlot } from '../../catalogue/games/isSlot.ts';

type Pace = Pick<MarketRules, 'slotsLeastMilliseconds' | 'otherLeastMilliseconds'>;

export const leastBetweenStakes = (market: Pace, gameType: string): number =>
  isSlot(gameType) ? market.slotsLeastMilliseconds : market.otherLeastMilliseconds;

interface NewRound {
  readonly id: string;
  readonly visit: { readonly merchant: string; readonly memberId: string; readonly gameType: string };
  readonly now: Date;
}

/** Refuses `too_many_requests` for a stake that comes sooner after the last one than the market allows. */
export const demandPace = async (
  queries: Queries,
  { id, visit, now }: NewRound,
  market: Pace,
): Promise<void> => {
  const least = leastBetweenStakes(market, visit.gameType);
  if (least === 0) return;
  const last = await lastStakeAt(queries, visit, id);
  if (last !== undefined && now.getTime() - last.getTime() < least) refuse('too_many_requests');
};
