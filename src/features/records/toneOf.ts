import type { Money } from '#contract/money';

/** Whether a sum is a gain or a loss; nothing is neither. */
export const toneOf = ({ amount }: Money): 'gain' | 'loss' | undefined => {
  if (amount === '0') return undefined;
  return amount.startsWith('-') ? 'loss' : 'gain';
};
