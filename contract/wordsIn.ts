/**
 * Marks that a search leaves out. Vowels of Thai that are written as marks stay: without them a word is another one. Its
 * marks of tone can be left out.
 */
export const unsearchedMarks = /(?![\u0E31\u0E34-\u0E3A\u0E47\u0E4D])\p{M}/gu;

/** Scripts that write no spaces between words. */
const unspaced = /[\p{Script=Thai}\p{Script=Han}]/u;

const partsOf = (word: string): string[] =>
  // Browsers without a dictionary search the word as it was typed.
  unspaced.test(word) && 'Segmenter' in Intl
    ? [...new Intl.Segmenter('th', { granularity: 'word' }).segment(word)]
        .filter(({ isWordLike }) => isWordLike)
        .map(({ segment }) => segment)
    : [word];

/** The words of a typed search; those of Thai and Chinese are told apart by a dictionary, since no space does. */
export const wordsIn = (typed: string): string[] =>
  typed
    .normalize('NFC')
    .split(/\s+/u)
    .flatMap(partsOf)
    .filter((word) => word !== '');
