const marks = /\p{M}/gu;

/**
 * Folds a text for searching: no diacritics, lower case. đ is replaced separately, because Unicode does not decompose
 * it (glossary §4).
 */
export const foldText = (text: string): string =>
  text.normalize('NFD').replace(marks, '').toLowerCase().replaceAll('đ', 'd').normalize('NFC');
