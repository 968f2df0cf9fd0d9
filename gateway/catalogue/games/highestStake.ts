import type { MarketRules } from '#contract/market';
import { isSlot } from './isSlot.ts';

/** The most that anybody may stake in a round of a game that takes so much, in minor units. */
export const highestStake = (
  limit: number,
  gameType: string,
  { slotsMostStakes }: Pick<MarketRules, 'slotsMostStakes'>,
): number =>
  isSlot(gameType) && slotsMostStakes.length > 0
    ? Math.min(limit, Math.max(...slotsMostStakes.map(({ most }) => most)))
    : limit;
