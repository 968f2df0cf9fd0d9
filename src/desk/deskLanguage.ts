import type { Language } from '#contract/constants';
import { builtLanguageCodes, languageTag } from '#locales/languages';

/** The first of the browser's languages that the words have, or else the brand's own. */
export const deskLanguage = (wanted: readonly string[], ofBrand: Language): Language =>
  wanted
    .map((tag) => builtLanguageCodes.find((code) => languageTag(code) === tag.split('-')[0]))
    .find((code) => code !== undefined) ?? ofBrand;
