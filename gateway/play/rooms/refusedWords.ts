import { insults } from './insults.ts';

/** Digits and signs that are typed instead of letters. */
const stand: Readonly<Partial<Record<string, string>>> = {
  ...{ '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't', '@': 'a', $: 's', '!': 'i' },
};

const plain = (text: string): string => text.normalize('NFKC').toLowerCase();

const isLetter = (letter: string | undefined): boolean =>
  letter !== undefined && /[\p{L}\p{M}\p{N}]/u.test(letter);

/** Signs between single letters are left out: "đ.m" and "f u c k" become "đm" and "fuck". */
const closed = (text: string): string =>
  text.replaceAll(
    /(?<![\p{L}\p{M}\p{N}])(?:[\p{L}\p{N}]\p{M}*[\s._*-]+)+[\p{L}\p{N}]\p{M}*(?![\p{L}\p{M}\p{N}])/gu,
    (spaced) => spaced.replaceAll(/[\s._*-]/gu, ''),
  );

/** A letter that is held down is one: "ngườiiii" becomes "người". */
const unstretched = (text: string): string => text.replaceAll(/(\p{L})\1{2,}/gu, '$1');

const unmasked = (text: string): string =>
  text.replaceAll(/(?<=\p{L})[0134578@$!](?=\p{L})/gu, (sign) => stand[sign] ?? sign);

/** Ways in which a text may be read. */
const readingsOf = (text: string): string[] => {
  const read = plain(text);
  return [read, closed(read), unstretched(closed(read)), unmasked(unstretched(closed(read)))];
};

const standsIn = (text: string, entry: string): boolean => {
  const isStem = entry.endsWith('*');
  const word = isStem ? entry.slice(0, -1) : entry;
  if (word === '') return false;
  for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + 1))
    if (!isLetter(text[at - 1]) && (isStem || !isLetter(text[at + word.length]))) return true;
  return false;
};

const joinedScript = /[\p{Script=Han}\p{Script=Thai}]/u;

const lists = Object.values(insults);
const spaced = lists.flatMap(({ writing, words }) => (writing === 'spaced' ? words : []));
const joined = lists.flatMap(({ writing, words }) => (writing === 'joined' ? words : []));
const harmless = lists.flatMap((list) => list.harmless ?? []);

const without = (text: string, words: readonly string[]): string =>
  words.reduce((rest, word) => rest.replaceAll(word, ' '), text);

/** A word of a language that writes spaces is found where it stands by itself, others wherever they are. */
const isFoundIn = (text: string, word: string): boolean =>
  joinedScript.test(word) ? text.includes(word) : standsIn(text, word);

/**
 * Whether a text has an insult of our lists, in any language, or a word of the operator's. Small letters and capitals
 * are the same; letters apart, held down or replaced by digits are read as they are meant.
 */
export const hasRefusedWord = (text: string, ofOperator: readonly string[] = []): boolean => {
  const own = ofOperator.map(plain);
  return readingsOf(text).some((reading) => {
    const clean = without(reading, harmless);
    return (
      spaced.some((word) => standsIn(clean, word)) ||
      joined.some((word) => isFoundIn(clean, word)) ||
      own.some((word) => isFoundIn(reading, word))
    );
  });
};
