import type { Language } from '#contract/constants';
import { languageCookie, localKeys } from '@/config/storageKeys';
import { isBuiltLanguage, languageTag, type BuiltLanguage } from '#locales/languages';
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
  const state = createStore<BuiltLanguage>(ofDocument);
  const offered = ofBrand;
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
      // As `contract/languageTags` has it, which need not travel.
      document.documentElement.lang = language === 'CN' ? 'zh-Hans' : languageTag(language);
      state.set(language);
    },
  };
};
