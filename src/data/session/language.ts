import type { Language } from '#contract/constants';
import { languageTags } from '#contract/languageTags';
import { languageCookie, localKeys } from '@/config/storageKeys';
import { builtLanguage, isBuiltLanguage, type BuiltLanguage } from '#locales/languages';
import { writeCookie, type SafeStorage } from '../storage/storage';
import { createStore, type Store } from '../core/store';

export interface LanguageChoice {
  readonly state: Store<BuiltLanguage>;
  /** Languages of the brand that have locale files. */
  readonly offered: readonly BuiltLanguage[];
  /** The language chosen in an earlier visit, if it differs from the document's. */
  readonly earlier: () => BuiltLanguage | undefined;
  /**
   * The language-update action (I18N-02): stores the choice and the previous language, and sets the cookie that the
   * front reads.
   */
  update(action: { readonly language: BuiltLanguage }): void;
}

/** The page hydrates in the document's language; a different earlier choice is applied afterwards. */
export const createLanguageChoice = (
  ofDocument: Language,
  ofBrand: readonly Language[],
  kept: SafeStorage,
): LanguageChoice => {
  const state = createStore(builtLanguage(ofDocument));
  const offered = [...new Set(ofBrand.map(builtLanguage))];
  return {
    state,
    offered,
    earlier: () => {
      const choice = kept.get(localKeys.language);
      return isBuiltLanguage(choice) && offered.includes(choice) && choice !== state.get()
        ? choice
        : undefined;
    },
    update: ({ language }) => {
      kept.set(localKeys.previousLanguage, state.get());
      kept.set(localKeys.language, language);
      writeCookie({ ...languageCookie, value: language });
      document.documentElement.lang = languageTags[language];
      state.set(language);
    },
  };
};
