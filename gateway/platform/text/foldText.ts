/** Vowels of Thai that are written as marks: without them a word is another one. Its marks of tone can be left out. */
const marks = /(?![\u0E31\u0E34-\u0E3A\u0E47\u0E4D])\p{M}/gu;

/** Text as it is searched: lower case, no marks ('da ga' finds 'Đá gà'), single spaces. đ has no decomposition. */
export const foldText = (text: string): string =>
  text.normalize('NFD').replace(marks, '').toLowerCase().replaceAll('đ', 'd').replace(/\s+/gu, ' ').trim();
