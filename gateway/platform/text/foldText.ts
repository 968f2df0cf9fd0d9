import { unsearchedMarks } from '#contract/wordsIn';

/** Text as it is searched: lower case, no marks ('da ga' finds 'Đá gà'), single spaces. đ has no decomposition. */
export const foldText = (text: string): string =>
  text
    .normalize('NFD')
    .replace(unsearchedMarks, '')
    .toLowerCase()
    .replaceAll('đ', 'd')
    .replace(/\s+/gu, ' ')
    .trim();
