import type { BootBrand } from '#contract/boot';
import type { OwnWords } from '#locales/createI18n';
import { builtLanguageCodes, languageTag } from '#locales/languages';
import { ownWords } from '#locales/ownWords';

const load = async (address: string): Promise<unknown> => {
  try {
    const answer = await fetch(address);
    return answer.ok ? ((await answer.json()) as unknown) : undefined;
  } catch {
    return undefined;
  }
};

/** The brand's own words, each language fetched once. A file that cannot be had leaves the product's words. */
export const ownWordsOf = (words: BootBrand['words']): OwnWords => {
  const loaded = new Map<string, Promise<unknown>>();
  return ownWords((tag) => {
    const language = builtLanguageCodes.find((code) => languageTag(code) === tag);
    const address = language && words[language];
    if (address === undefined) return Promise.resolve(undefined);
    const found = loaded.get(tag) ?? load(address);
    loaded.set(tag, found);
    return found;
  });
};
