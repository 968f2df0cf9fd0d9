import type { Language } from '#contract/constants';
import type { LetterName } from '#contract/letters';
import type { Tenant } from '../../brands/tenants/tenant.ts';
import { messageTexts } from './messageTexts.ts';

type Letters = ReturnType<typeof messageTexts>;

/** What is written to members of a brand: in its own words where it has some, else in the product's. */
export const lettersOf = ({ letters }: Pick<Tenant, 'letters'>, language: Language): Letters => {
  const texts = messageTexts(language);
  const own = letters[language] ?? {};
  const filled = (name: LetterName, places: Readonly<Record<string, string | number>>): string | undefined =>
    own[name]?.replace(/\{\{\s*(\w+)\s*\}\}/g, (place, key: string) => String(places[key] ?? place));
  return {
    code: (code, brand, minutes) =>
      filled('code', { code, brand, minutes }) ?? texts.code(code, brand, minutes),
    codeSubject: (brand) => filled('codeSubject', { brand }) ?? texts.codeSubject(brand),
    reset: (link, brand, account, minutes) =>
      filled('reset', { link, brand, account, minutes }) ?? texts.reset(link, brand, account, minutes),
    resetSubject: (brand) => filled('resetSubject', { brand }) ?? texts.resetSubject(brand),
  };
};
