import { unsearchedMarks } from '#contract/wordsIn';

/**
 * Folds a text for searching: no diacritics, lower case. đ is replaced separately, because Unicode does not decompose
 * it (glossary §4).
 */
export const foldText = (text: string): string =>
  text.normalize('NFD').replace(unsearchedMarks, '').toLowerCase().replaceAll('đ', 'd').normalize('NFC');
