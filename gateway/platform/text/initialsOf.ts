const graphemes = new Intl.Segmenter('vi', { granularity: 'grapheme' });

const firstLetter = (word: string): string => [...graphemes.segment(word)][0]?.segment ?? '';

/** First letters of the first and the last word of a name, in capitals: `Nguyễn Văn An` is `NA`, `demo` is `D`. */
export const initialsOf = (name: string): string => {
  const [first = '', ...others] = name.normalize('NFC').match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu) ?? [];
  return `${firstLetter(first)}${firstLetter(others.at(-1) ?? '')}`.toLocaleUpperCase('vi');
};
