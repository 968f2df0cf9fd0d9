import th from './th.json' with { type: 'json' };
import zh from './zh.json' with { type: 'json' };

/** Languages besides Vietnamese and English in which games have names. */
const words = { CN: zh, TY: th } as const;
type Named = keyof typeof words;

const named = Object.keys(words) as Named[];

/** Lists of words by their English ones. */
export type WordList = keyof typeof zh;

/** Names of a game by language; one that has no word is missing, and its game has its English name there. */
export type OtherNames = Readonly<Partial<Record<Named, string>>>;

const wordIn = (language: Named, list: WordList, english: string): string | undefined => {
  const known: Readonly<Record<string, string>> = words[language][list];
  return Object.hasOwn(known, english) ? known[english] : undefined;
};

/** A name for each language, made of translated words; a language in which one is missing has none. */
export const otherNames = (
  used: readonly (readonly [list: WordList, english: string])[],
  compose: (language: Named, translated: readonly string[]) => string,
): OtherNames =>
  Object.fromEntries(
    named.flatMap((language) => {
      const translated = used.map(([list, english]) => wordIn(language, list, english));
      const whole = translated.filter((word) => word !== undefined);
      return whole.length < used.length ? [] : [[language, compose(language, whole)]];
    }),
  );
