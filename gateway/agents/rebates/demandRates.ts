import { gameTypes } from '#contract/constants';
import { capped, type Rates } from '../../members/rates/rates.ts';
import { refuse } from '../../platform/refusal/refusal.ts';

/** Refuses `rebate_out_of_range` with each game type whose rate is above `most` or below `least`. */
export const demandRates = (rates: Rates, most: Rates, least: Rates = {}): void => {
  // Whoever has given more than the agent has today follows the agent down.
  const floor = capped(least, most);
  const bounds = gameTypes
    .map((gameType) => ({ gameType, least: floor[gameType] ?? 0, most: most[gameType] ?? 0 }))
    .filter(({ gameType, least: low, most: high }) => {
      const rate = rates[gameType] ?? 0;
      return rate < low || rate > high;
    });
  if (bounds.length > 0) refuse('rebate_out_of_range', { bounds });
};
