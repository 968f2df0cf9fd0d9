import { languages, type Language } from '#contract/constants';
import { languageTags } from '#contract/languageTags';

/** The visitor's language before a game is known; English unless the browser asks for another that has words. */
export const languageOfBrowser = (asked: string = navigator.language): Language =>
  languages.find((language) => asked.toLowerCase().split('-')[0] === languageTags[language].split('-')[0]) ??
  'EN';
