import type { BootBrand } from '#contract/boot';
import { brandAsset, type Brand } from '#theme/brand';

/** What the page must know of its brand before the first answer. */
export const bootBrand = (brand: Brand): BootBrand => {
  const { name, merchantCode, languages, currency, decimals, timeZone, age, logo, layout, links } =
    brand.manifest;
  return {
    key: brand.key,
    name,
    merchantCode,
    languages,
    currency,
    decimals,
    timeZone,
    age,
    logo: brandAsset(brand, logo),
    homeOrder: layout.homeOrder,
    links,
  };
};
