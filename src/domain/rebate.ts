import type { GameType } from '#contract/constants';
import { rebates } from '#contract/rebates';
import { percentText } from './percentText';

const shares: Partial<Record<GameType, number>> = rebates;

/** Rebate of a category as a percentage, `1,2%`; undefined if there is none (NAV-11). */
export const rebateText = (category: GameType, tag: string): string | undefined => {
  const share = shares[category];
  return share === undefined ? undefined : percentText(share, tag);
};
