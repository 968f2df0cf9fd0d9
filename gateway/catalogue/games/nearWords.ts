import { editDistance } from '../../platform/text/editDistance.ts';

const MOST_WORDS = 6;

/** Slips that are forgiven: none where a slip makes another short word, two in a long one. */
const forgiven = ({ length }: string): number => {
  if (length < 3) return 0;
  return length < 8 ? 1 : 2;
};

/**
 * Words of the catalogue that a word as typed may stand for, the nearest first: itself where it is in use, else those
 * within a slip or two. The last word may still be unfinished and is held against beginnings too.
 */
export const nearWords = (typed: string, vocabulary: readonly string[], unfinished: boolean): string[] => {
  if (vocabulary.some((word) => word.includes(typed))) return [typed];
  const most = forgiven(typed);
  const slipsTo = (word: string): number => {
    const whole = editDistance(typed, word, most);
    return unfinished && word.length > typed.length
      ? Math.min(whole, editDistance(typed, word.slice(0, typed.length), most))
      : whole;
  };
  return vocabulary
    .map((word) => ({ word, slips: slipsTo(word) }))
    .filter(({ slips }) => slips <= most)
    .sort((a, b) => a.slips - b.slips || (a.word < b.word ? -1 : 1))
    .slice(0, MOST_WORDS)
    .map(({ word }) => word);
};
