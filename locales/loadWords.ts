import type { LanguageTag } from './languages.ts';
import type { Namespace } from './namespaces.ts';
import type { Words } from './words.ts';

/** Fetches one file of words; webpack cuts a chunk for each. */
export const loadWords = async <Name extends Namespace>(
  tag: LanguageTag,
  namespace: Name,
): Promise<Words[Name]> => {
  const file = (await import(/* webpackChunkName: "words-[request]" */ `./${tag}/${namespace}.json`)) as {
    default: Words[Name];
  };
  return file.default;
};
