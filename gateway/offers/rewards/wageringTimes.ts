import type { MarketRules } from '#contract/market';

/** How many times a bonus is wagered: as its offer says, and never more than the market allows. */
export const wageringTimes = (times: number, { mostWagering }: Pick<MarketRules, 'mostWagering'>): number =>
  mostWagering === null ? times : Math.min(times, mostWagering);
