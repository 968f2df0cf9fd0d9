import { wordsIn } from '#contract/wordsIn';
import { foldText } from './foldText.ts';

/** The words of a search, folded. */
export const searchWords = (typed: string): string[] =>
  wordsIn(typed)
    .map(foldText)
    .filter((word) => word !== '');
