import type { BootBrand } from '#contract/boot';
import { builtLanguageCodes, languageTag } from '#locales/languages';
import type { LoadOwnWords } from '#locales/ownWords';

const load = async (address: string): Promise<unknown> => {
  try {
    const answer = await fetch(address);
    return answer.ok ? ((await answer.json()) as unknown) : undefined;
  } catch {
    return undefined;
  }
};

/** Loads the brand's own words, each language once. A file that cannot be had leaves the product's words. */
export const ownWordsOf = ({ words }: Pick<BootBrand, 'words'>): LoadOwnWords => {
  const loaded = new Map<string, Promise<unknown>>();
  return (tag) => {
    const language = builtLanguageCodes.find((code) => languageTag(code) === tag);
    const address = language && words[language];
    if (address === undefined) return Promise.resolve(undefined);
    const found = loaded.get(tag) ?? load(address);
    loaded.set(tag, found);
    return found;
  };
};
