/** As words are compared: a letter stays one letter, so that places in a text stay the same. */
const fold = (text: string): string =>
  [...text.normalize('NFC')]
    .map((letter) => (letter.toLowerCase().length === letter.length ? letter.toLowerCase() : letter))
    .join('');

const isLetter = (letter: string | undefined): boolean =>
  letter !== undefined && /[\p{L}\p{N}]/u.test(letter);

/** The text with each of the words, where it stands by itself, as so many stars. */
export const maskWords = (text: string, words: readonly string[]): string => {
  let masked = text.normalize('NFC');
  const folded = fold(masked);
  for (const word of words.map(fold)) {
    if (word === '') continue;
    for (let at = folded.indexOf(word); at !== -1; at = folded.indexOf(word, at + word.length)) {
      const end = at + word.length;
      if (isLetter(folded[at - 1]) || isLetter(folded[end])) continue;
      masked = masked.slice(0, at) + '*'.repeat(word.length) + masked.slice(end);
    }
  }
  return masked;
};
