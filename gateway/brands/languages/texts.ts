import type { Language } from '#contract/constants';

/** The words of one thing per language; English is there always, for languages that lack it. */
export type Texts<Words> = Partial<Record<Language, Words>> & { readonly EN: Words };

export const wordsIn = <Words>(texts: Texts<Words>, language: Language): Words => texts[language] ?? texts.EN;
