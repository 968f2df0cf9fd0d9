import { letterPlaces, type LetterName, type OwnLetters } from '../../contract/letters.ts';
import { isRecord, own } from '../read/unknown.ts';
import { placesIn } from './placesIn.ts';

/** Characters of the longest letter. */
export const longestLetter = 1_000;

const names = Object.keys(letterPlaces) as LetterName[];

export const isLetter = (name: LetterName, text: unknown): text is string =>
  typeof text === 'string' &&
  text.trim() !== '' &&
  text.length <= longestLetter &&
  placesIn(text).join() === [...letterPlaces[name]].join();

/** The letters of a brand's own words. One that lacks a place is left out: a code that nobody is told is worse. */
export const readLetters = (document: unknown): OwnLetters => {
  const given = isRecord(document) ? own(document, 'letters') : undefined;
  if (!isRecord(given)) return {};
  return Object.fromEntries(
    names.flatMap((name) => {
      const text = own(given, name);
      return isLetter(name, text) ? [[name, text]] : [];
    }),
  );
};
