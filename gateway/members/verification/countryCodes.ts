import type { Language } from '#contract/constants';
import { languageTags } from '#contract/languageTags';
import type { Currency } from '#contract/money';
import { diallingOf } from './dialling.ts';

/** Countries whose numbers are taken, named in a language and in its order. */
export const countryCodes = (language: Language, currency: Currency) => {
  const names = new Intl.DisplayNames([languageTags[language]], { type: 'region' });
  return Object.entries(diallingOf(currency))
    .map(([country, dialingCode]) => ({ country, name: names.of(country) ?? country, dialingCode }))
    .sort((a, b) => a.name.localeCompare(b.name, languageTags[language]));
};
