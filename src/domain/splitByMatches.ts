import { wordsIn } from '#contract/wordsIn';
import { foldText } from './foldText';

interface Piece {
  readonly text: string;
  readonly hit: boolean;
}

/** Splits a text into letters with their diacritics, so that folding a letter does not shift the others. */
const letters = (text: string): string[] => text.normalize('NFC').match(/\P{M}\p{M}*/gu) ?? [];

/** Splits a name into pieces that match a word of the search, and the pieces between them. */
export const splitByMatches = (name: string, search: string): Piece[] => {
  const drawn = letters(name);
  const folded = drawn.map(foldText);
  const text = folded.join('');
  const starts = folded.reduce<number[]>(
    (places, letter) => [...places, (places.at(-1) ?? 0) + letter.length],
    [0],
  );
  const hit = drawn.map(() => false);
  for (const word of wordsIn(search).map(foldText).filter(Boolean)) {
    for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) {
      drawn.forEach((_, index) => {
        const place = starts[index] ?? 0;
        if (place >= at && place < at + word.length) hit[index] = true;
      });
    }
  }
  return drawn.reduce<Piece[]>((pieces, letter, index) => {
    const last = pieces.at(-1);
    const isHit = hit[index] ?? false;
    return last?.hit === isHit
      ? [...pieces.slice(0, -1), { text: last.text + letter, hit: isHit }]
      : [...pieces, { text: letter, hit: isHit }];
  }, []);
};
