import type { BootBrand } from '#contract/boot';
import type { Language } from '#contract/constants';
import { brandAsset, type Brand } from '#theme/brand';

type Words = Partial<Record<Language, string>>;

const wordsOf = ({ manifest: { copy } }: Brand, name: 'title' | 'description'): Words =>
  Object.fromEntries(Object.entries(copy).map(([language, words]) => [language, words[name]]));

/** What the page must know of its brand before the first answer. */
export const bootBrand = (brand: Brand): BootBrand => {
  const { name, merchantCode, languages, currency, decimals, timeZone, age, logo, layout, links } =
    brand.manifest;
  return {
    key: brand.key,
    name,
    titles: wordsOf(brand, 'title'),
    abouts: wordsOf(brand, 'description'),
    merchantCode,
    languages,
    currency,
    decimals,
    timeZone,
    age,
    logo: brandAsset(brand, logo),
    gameListCentres: brand.manifest.gameListCentres,
    footer: brand.manifest.footer,
    vendorPictures: brand.manifest.vendorPictures,
    homeOrder: layout.homeOrder,
    links,
    asksConsent: brand.manifest.asksConsent,
  };
};
