import { foldText } from './foldText.ts';

/** Scripts that write no spaces between words. */
const unspaced = /[\p{Script=Thai}\p{Script=Han}]/u;
const segmenter = new Intl.Segmenter('th', { granularity: 'word' });

const partsOf = (word: string): string[] =>
  unspaced.test(word)
    ? [...segmenter.segment(word)].filter(({ isWordLike }) => isWordLike).map(({ segment }) => segment)
    : [word];

/** The words of a search, folded; those of Thai and Chinese are told apart by a dictionary, since no space does. */
export const searchWords = (typed: string): string[] =>
  typed
    .normalize('NFC')
    .split(/\s+/u)
    .flatMap(partsOf)
    .map(foldText)
    .filter((word) => word !== '');
