import type { Language } from '#contract/constants';

export interface LanguageEntry {
  /** Folder of the words, and the locale of numbers and dates. */
  readonly tag: string;
  /** Its own name, as the selector shows it. */
  readonly name: string;
}

/** The languages of the words; a brand may list any of them (I18N-01, I18N-04). */
export const builtLanguages = {
  VI: { tag: 'vi', name: 'Tiếng Việt' },
  EN: { tag: 'en', name: 'English' },
  CN: { tag: 'zh', name: '简体中文' },
  MS: { tag: 'ms', name: 'Bahasa Melayu' },
  TY: { tag: 'th', name: 'ไทย' },
  PT: { tag: 'pt', name: 'Português' },
} as const satisfies Record<Language, LanguageEntry>;

export type BuiltLanguage = keyof typeof builtLanguages;
export type LanguageTag = (typeof builtLanguages)[BuiltLanguage]['tag'];

export const builtLanguageCodes = Object.keys(builtLanguages) as BuiltLanguage[];

export const isBuiltLanguage = (code: unknown): code is BuiltLanguage =>
  typeof code === 'string' && Object.hasOwn(builtLanguages, code);

export const languageTag = (language: BuiltLanguage): LanguageTag => builtLanguages[language].tag;
