import type { MarketRules } from '#contract/market';
import { leastBetweenStakes } from '../saferPlay/demandPace.ts';

/**
 * What a game's page must know of the market: features that it must not offer, and the least time between two stakes in
 * milliseconds, which the wallet enforces (docs/ports/game-vendor.md).
 */
export const marketParameters = (market: MarketRules, gameType: string): Record<string, string> => {
  const forbidden = (['autoplay', 'quickSpin', 'bonusBuy'] as const).filter((feature) => !market[feature]);
  const pace = leastBetweenStakes(market, gameType);
  return {
    ...(forbidden.length > 0 && { forbid: forbidden.join(',') }),
    ...(pace > 0 && { pace: String(pace) }),
  };
};
