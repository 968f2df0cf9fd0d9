import type { Language } from '#contract/constants';

/** Texts of one thing by language. English is always there and stands in for missing languages. */
export type Texts<Words> = Partial<Record<Language, Words>> & { readonly EN: Words };

export const wordsIn = <Words>(texts: Texts<Words>, language: Language): Words => texts[language] ?? texts.EN;
