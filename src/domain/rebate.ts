import type { GameType } from '#contract/constants';
import { rebates } from '#contract/rebates';
import { percentText } from './percentText';

const shares: Partial<Record<GameType, number>> = rebates;

/** The rebate of a category as players read it: `1,2%`; undefined where there is none (NAV-11). */
export const rebateText = (category: GameType, tag: string): string | undefined => {
  const share = shares[category];
  return share === undefined ? undefined : percentText(share, tag);
};
