import type { Language } from '#contract/constants';
import { isSymbolLast } from '#contract/isSymbolLast';
import { languageTags } from '#contract/languageTags';
import { exponentOf } from '#contract/money';
import { scaledSum } from '../../brands/currencies/scaledSum.ts';
import type { Texts } from '../../brands/languages/texts.ts';
import type { Tenant } from '../../brands/tenants/tenant.ts';

type Brand = Pick<Tenant, 'currency' | 'currencySymbol' | 'moneyStep'>;

/** Sums in the texts of the demonstration: `100.000 ₫`, `288K`. */
const sums = /(\d{1,3}(?:[.,]\d{3})*)(K| ₫)(?!\p{Script=Latin})/gu;

const written = (amount: bigint, { currency, currencySymbol }: Brand, language: Language): string => {
  const exponent = exponentOf(currency);
  const tag = languageTags[language];
  const whole = 10n ** BigInt(exponent);
  // Of two decimals a sum has both or none: R$ 13,10 and R$ 10. Of more it has those that it needs.
  const least = exponent === 2 && amount % whole !== 0n ? 2 : 0;
  const number = new Intl.NumberFormat(tag, {
    minimumFractionDigits: least,
    maximumFractionDigits: exponent,
  }).format(Number(amount) / Number(whole));
  const parts = isSymbolLast(currency, tag) ? [number, currencySymbol] : [currencySymbol, number];
  return parts.join('\u00A0');
};

/** Texts that are written in đồng with their sums in a brand's own money. */
export const brandAmounts = <Words extends object>(texts: Texts<Words>, brand: Brand): Texts<Words> => {
  const inBrand = (language: Language, text: string): string =>
    text.replace(sums, (found, digits: string, unit: string) => {
      const dong = Number(digits.replace(/[.,]/g, '')) * (unit === 'K' ? 1_000 : 1);
      const amount = dong === 0 ? 0n : scaledSum(dong, brand);
      return brand.currency === 'VND' && amount === BigInt(dong) ? found : written(amount, brand, language);
    });
  return Object.fromEntries(
    Object.entries<Words>(texts).map(([language, words]) => [
      language,
      Object.fromEntries(
        Object.entries(words).map(([name, text]: [string, unknown]) => [
          name,
          typeof text === 'string' ? inBrand(language as Language, text) : text,
        ]),
      ),
    ]),
  ) as Texts<Words>;
};
