import type { MarketRules } from '#contract/market';

/** How many times a bonus is wagered: as its offer says, and never more than the market allows. */
export const wageringTimes = (times: number, { mostWagering }: Pick<MarketRules, 'mostWagering'>): number =>
  mostWagering === null ? times : Math.min(times, mostWagering);

/** Whether the market allows a bonus that is wagered so often. */
export const allowsWagering = (times: number, market: Pick<MarketRules, 'mostWagering'>): boolean =>
  wageringTimes(times, market) === times;
