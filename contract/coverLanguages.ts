import type { Language } from './constants.ts';

/**
 * Languages besides Vietnamese in which covers are lettered, and what names one in its address: `/covers/RNG0001` is the
 * Vietnamese one, `/covers/RNG0001.zh` the Chinese one.
 */
export const coverLanguages = { EN: 'en', CN: 'zh', TY: 'th' } as const satisfies Partial<
  Record<Language, string>
>;
export type CoverLanguage = keyof typeof coverLanguages;
export type CoverTag = (typeof coverLanguages)[CoverLanguage];

const isLettered = (language: Language): language is CoverLanguage => Object.hasOwn(coverLanguages, language);

/** The cover of a game for readers of a language: lettered in it if the game has a name there, else in English. */
export const coverFor = (
  gameCode: string,
  names: Readonly<Partial<Record<Language, string>>>,
  language: Language,
): string => {
  if (language === 'VI' && names.VI !== undefined) return `/covers/${gameCode}`;
  const lettered = isLettered(language) && names[language] !== undefined ? language : 'EN';
  return `/covers/${gameCode}.${coverLanguages[lettered]}`;
};

/** The language that a tag names; Vietnamese without one. */
export const coverLanguageOf = (tag: string | undefined): 'VI' | CoverLanguage =>
  (Object.keys(coverLanguages) as CoverLanguage[]).find((language) => coverLanguages[language] === tag) ??
  'VI';
