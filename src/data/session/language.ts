import type { Language } from '#contract/constants';
import { languageCookie, localKeys } from '@/config/storageKeys';
import { builtLanguage, isBuiltLanguage, languageTag, type BuiltLanguage } from '#locales/languages';
import { writeCookie, type SafeStorage } from '../storage/storage';
import { createStore, type Store } from '../core/store';

export interface LanguageChoice {
  readonly state: Store<BuiltLanguage>;
  /** Languages of the brand whose words exist. */
  readonly offered: readonly BuiltLanguage[];
  /** The choice of an earlier visit, when it differs from the language of the document. */
  readonly earlier: () => BuiltLanguage | undefined;
  /** The language-update action (I18N-02): keeps the choice and the one before it, and tells the document's writer. */
  update(action: { readonly language: BuiltLanguage }): void;
}

/** Hydration happens in the language of the document; a differing earlier choice is put right afterwards. */
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
      document.documentElement.lang = languageTag(language);
      state.set(language);
    },
  };
};
