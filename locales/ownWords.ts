import type { OwnWords } from './createI18n.ts';
import type { LanguageTag } from './languages.ts';

/** Loads the file with a brand's own words in a language; undefined where it has none or it cannot be had. */
export type LoadOwnWords = (tag: LanguageTag) => Promise<unknown>;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The words of a namespace with the brand's own in place of those that it names. Unknown keys are left out. */
export const withOwnWords = (words: unknown, own: unknown): unknown => {
  if (typeof words === 'string') return typeof own === 'string' ? own : words;
  if (!isObject(words) || !isObject(own)) return words;
  return Object.fromEntries(
    Object.entries(words).map(([key, text]) => [
      key,
      Object.hasOwn(own, key) ? withOwnWords(text, own[key]) : text,
    ]),
  );
};

/** For words that are fetched later. */
export const ownWords =
  (load: LoadOwnWords): OwnWords =>
  async (words, tag, namespace) => {
    const own = await load(tag);
    return isObject(own) && Object.hasOwn(own, namespace) ? withOwnWords(words, own[namespace]) : words;
  };
