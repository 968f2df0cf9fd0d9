import type { GameType } from '#contract/constants';
import { rebates } from '#contract/rebates';

const shares: Partial<Record<GameType, number>> = rebates;

/** The rebate of a category as players read it: `1,2%`; undefined where there is none (NAV-11). */
export const rebateText = (category: GameType, tag: string): string | undefined => {
  const share = shares[category];
  const percent = new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 1 });
  return share === undefined ? undefined : percent.format(share);
};
