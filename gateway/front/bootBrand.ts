import type { BootBrand } from '#contract/boot';
import type { Language } from '#contract/constants';
import { brandAsset, type Brand } from '#theme/brand';

const titlesOf = ({ manifest: { copy } }: Brand): Partial<Record<Language, string>> =>
  Object.fromEntries(Object.entries(copy).map(([language, { title }]) => [language, title]));

/** What the page must know of its brand before the first answer. */
export const bootBrand = (brand: Brand): BootBrand => {
  const { name, merchantCode, languages, currency, decimals, timeZone, age, logo, layout, links } =
    brand.manifest;
  return {
    key: brand.key,
    name,
    titles: titlesOf(brand),
    merchantCode,
    languages,
    currency,
    decimals,
    timeZone,
    age,
    logo: brandAsset(brand, logo),
    homeOrder: layout.homeOrder,
    links,
    asksConsent: brand.manifest.asksConsent,
  };
};
