import type { MarketRules } from '#contract/market';
import { OperatorError } from './OperatorError.ts';

/** How many times a reward has to be wagered; 0 unless given. Throws OperatorError for more than the market allows. */
export const readWageringTimes = (
  times: number | undefined,
  { mostWagering }: Pick<MarketRules, 'mostWagering'>,
): number => {
  const wanted = times ?? 0;
  if (wanted < 0) throw new OperatorError('times has to be at least 0');
  if (mostWagering !== null && wanted > mostWagering)
    throw new OperatorError(`the market allows no bonus that is wagered more than ${mostWagering} times`);
  return wanted;
};
