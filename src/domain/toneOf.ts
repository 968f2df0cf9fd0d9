import type { Money } from '#contract/money';

/** Tone of an amount: gain or loss; undefined for zero. */
export const toneOf = ({ amount }: Money): 'gain' | 'loss' | undefined => {
  if (amount === '0') return undefined;
  return amount.startsWith('-') ? 'loss' : 'gain';
};
