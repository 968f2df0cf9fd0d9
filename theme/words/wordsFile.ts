import type { Language } from '../../contract/constants.ts';

/** The file with a brand's own words in a language, in its folder. */
export const wordsFile = (language: Language): string => `words/${language.toLowerCase()}.json`;
