import type { MarketRules } from '#contract/market';

/** Whether a market does not allow games of a type. */
export const isHidden = (
  { hiddenCategories }: Pick<MarketRules, 'hiddenCategories'>,
  gameType: string,
): boolean => hiddenCategories.some((hidden) => hidden === gameType);
