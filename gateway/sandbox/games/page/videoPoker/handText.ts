import { rowOfHand, type PaytableName } from '../../engine/poker/paytables.ts';
import type { PokerHand } from '../../engine/poker/pokerHand.ts';
import type { Words } from '../words.ts';

/** A hand as the paytable names it; undefined for one that pays nothing. */
export const handText = (paytable: PaytableName, hand: PokerHand, words: Words): string | undefined => {
  const row = rowOfHand(paytable, hand);
  if (row === undefined || row === 'nothing') return undefined;
  return row === 'fourHigh' && paytable === 'jacks' ? words.fourOfAKind : words[row];
};
