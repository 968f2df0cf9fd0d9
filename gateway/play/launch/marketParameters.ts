import type { MarketRules } from '#contract/market';
import { leastBetweenStakes } from '../saferPlay/demandPace.ts';

/**
 * What a game's page must know of the market: features that it must not offer, the least time between two stakes in
 * milliseconds and the most that this player may stake in a round, in minor units. The wallet enforces both figures
 * (docs/ports/game-vendor.md).
 */
export const marketParameters = (
  market: MarketRules,
  { gameType, mostStake }: { readonly gameType: string; readonly mostStake: number | undefined },
): Record<string, string> => {
  const forbidden = (['autoplay', 'quickSpin', 'bonusBuy'] as const).filter((feature) => !market[feature]);
  const pace = leastBetweenStakes(market, gameType);
  return {
    ...(forbidden.length > 0 && { forbid: forbidden.join(',') }),
    ...(pace > 0 && { pace: String(pace) }),
    ...(mostStake !== undefined && { most: String(mostStake) }),
  };
};
