import { createInstance, type BackendModule, type i18n as I18n } from 'i18next';
import { initReactI18next } from 'react-i18next/initReactI18next';
import { builtLanguages, type LanguageTag } from './languages.ts';
import { loadWords } from './loadWords.ts';
import { namespaces, type Namespace } from './namespaces.ts';
import type { SomeWords } from './words.ts';

/** A language that prints keys: in a story every word that has no key stands out. */
export const keysLanguage = 'keys';

const keyPrinter = 'cimode';

const tags: readonly string[] = Object.values(builtLanguages).map(({ tag }) => tag);

/** Puts a brand's own words in place of the product's. */
export type OwnWords = (words: unknown, tag: LanguageTag, namespace: Namespace) => Promise<unknown>;

const lazyWords = (own: OwnWords | undefined): BackendModule => ({
  type: 'backend',
  init: () => undefined,
  read: (tag, namespace, done) => {
    const name = [tag as LanguageTag, namespace as Namespace] as const;
    loadWords(...name)
      .then((words) => (own ? own(words, ...name) : words))
      .then(
        (words) => done(null, words as SomeWords),
        (reason: Error) => done(reason, null),
      );
  },
});

interface I18nOptions {
  language: LanguageTag | typeof keysLanguage;
  /** Words that are at hand; the others are fetched when a part asks for them. */
  words?: SomeWords;
  /** The brand's own words. */
  own?: OwnWords | undefined;
}

/** Words for one page. Made synchronously, so that the first render has them (proofs of the document writer). */
export function createI18n({ language, words = {}, own }: I18nOptions): I18n {
  const i18n = createInstance();
  const prints = language === keysLanguage;
  void i18n
    .use(initReactI18next)
    .use(lazyWords(own))
    .init({
      lng: prints ? keyPrinter : language,
      supportedLngs: [...tags, keyPrinter],
      fallbackLng: false,
      ns: Object.keys(words),
      defaultNS: 'common',
      resources: prints ? {} : { [language]: words },
      partialBundledLanguages: true,
      appendNamespaceToCIMode: true,
      initAsync: false,
      interpolation: { escapeValue: false },
      react: { useSuspense: false, bindI18nStore: 'added' },
    });
  return i18n;
}

/** Every namespace at once, for tests and for the writer of the document. */
export const loadAllWords = async (tag: LanguageTag): Promise<SomeWords> =>
  Object.fromEntries(
    await Promise.all(namespaces.map(async (name) => [name, await loadWords(tag, name)] as const)),
  );
