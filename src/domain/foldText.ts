const marks = /\p{M}/gu;

/** A text as it is searched: without marks and case. đ has no decomposition (glossary §4). */
export const foldText = (text: string): string =>
  text.normalize('NFD').replace(marks, '').toLowerCase().replaceAll('đ', 'd').normalize('NFC');
