import type { DrawnPrize } from '#contract/lottery';
import { drawsOf, type RoundSeed } from '../../platform/fairness/seedDraws.ts';
import { formats, type DrawFormat } from './formats.ts';

/** The numbers of a draw, from its seeds alone: prize after prize, each number one draw below 10 to its digits. */
export const drawPrizes = async (format: DrawFormat, seed: RoundSeed): Promise<DrawnPrize[]> => {
  const { below } = await drawsOf(seed);
  return formats[format].map(([tier, count, digits]) => ({
    tier,
    numbers: Array.from({ length: count }, () => String(below(10 ** digits)).padStart(digits, '0')),
  }));
};
