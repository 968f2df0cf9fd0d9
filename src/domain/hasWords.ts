import { wordsIn } from '#contract/wordsIn';
import { foldText } from './foldText';

/** Thai and Chinese write no spaces, so that a word may begin anywhere. */
const unspaced = /[\u0e00-\u0e7f\u3400-\u9fff]/u;

/** Whether a name has words that begin with every word of a search, typed with or without diacritics. */
export const hasWords = (name: string, search: string): boolean => {
  const words = wordsIn(search).map(foldText).filter(Boolean);
  const text = ` ${foldText(name)}`;
  return words.length > 0 && words.every((word) => text.includes(unspaced.test(word) ? word : ` ${word}`));
};
