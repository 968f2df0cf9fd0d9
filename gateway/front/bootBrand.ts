import type { BootBrand } from '#contract/boot';
import { gameTypes, type Language } from '#contract/constants';
import { gameRows } from '#theme/layouts/brandLayout';
import { brandArt, brandMark, brandWordFiles, type Brand } from '#theme/brand';

type Words = Partial<Record<Language, string>>;

const wordsOf = ({ manifest: { copy } }: Brand, name: 'title' | 'description'): Words =>
  Object.fromEntries(Object.entries(copy).map(([language, words]) => [language, words[name]]));

/** What the page must know of its brand before the first answer; links to pages that are not built are left out. */
export const bootBrand = (brand: Brand, isBuilt: (path: string) => boolean): BootBrand => {
  const { name, merchantCode, languages, timeZone, age, layout, links } = brand.manifest;
  const { currency, decimals, moneyStep } = brand.manifest;
  const isShown = (href: string) => !href.startsWith('/') || isBuilt(href.replace(/[?#].*/, ''));
  return {
    key: brand.key,
    name,
    titles: wordsOf(brand, 'title'),
    abouts: wordsOf(brand, 'description'),
    merchantCode,
    languages,
    currency,
    decimals,
    moneyStep,
    timeZone,
    age,
    logo: brandMark(brand),
    art: brandArt(brand),
    gameListCentres: brand.manifest.gameListCentres,
    footer: brand.manifest.footer,
    vendorPictures: brand.manifest.vendorPictures,
    homeOrder: layout.homeOrder,
    shell: layout.shell,
    artOf: gameTypes.filter((type) => layout.category[type]?.art !== undefined),
    gameRows: Object.fromEntries(gameTypes.map((type) => [type, layout.category[type]?.rows ?? gameRows])),
    licence: brand.manifest.licence,
    navigation: brand.manifest.navigation,
    footerColumns: brand.manifest.footerColumns.map((column) => ({
      ...column,
      links: column.links.filter(({ href }) => isShown(href)),
    })),
    words: brandWordFiles(brand),
    links: Object.fromEntries(Object.entries(links).filter(([, href]) => isShown(href))),
    helpLines: brand.manifest.helpLines,
    supportMail: brand.manifest.supportMail,
    outsideChat: brand.manifest.supportChat !== undefined,
    asksConsent: brand.manifest.asksConsent,
  };
};
