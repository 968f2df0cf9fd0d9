import type { Language } from '#contract/constants';
import { dialling } from './dialling.ts';

const locales = { VI: 'vi', EN: 'en', CN: 'zh-Hans', MS: 'ms', TY: 'th', PT: 'pt' } as const satisfies Record<
  Language,
  string
>;

/** Countries whose numbers are taken, named in a language and in its order. */
export const countryCodes = (language: Language) => {
  const names = new Intl.DisplayNames([locales[language]], { type: 'region' });
  return Object.entries(dialling)
    .map(([country, dialingCode]) => ({ country, name: names.of(country) ?? country, dialingCode }))
    .sort((a, b) => a.name.localeCompare(b.name, locales[language]));
};
