import type { BrandArt } from '../contract/boot.ts';
import type { OwnLetters } from '../contract/letters.ts';
import type { MarketRules } from '../contract/market.ts';
import type { Language } from '../contract/constants.ts';
import type { FlatWords } from './words/readWords.ts';
import { wordsFile } from './words/wordsFile.ts';
import type { BrandFaces } from './brandSheet.ts';
import { layoutSheet } from './layouts/layoutSheet.ts';
import type { BrandManifest, LogoKind } from './manifest/brandManifest.ts';
import type { ResolvedLook } from './resolveBrand.ts';

/** A valid brand. */
export interface Brand {
  /** Name of its folder. */
  key: string;
  manifest: BrandManifest;
  market: {
    readonly rules: MarketRules;
    /** Keys of its pack that are placeholders; production refuses a brand that has one. */
    readonly unconfirmed: readonly string[];
  };
  /** Letters in its own words, by language. */
  letters: Readonly<Partial<Record<Language, OwnLetters>>>;
  /** Its own words, by language. */
  words: Readonly<Partial<Record<Language, FlatWords>>>;
  look: ResolvedLook;
  /** Changes with any file of the brand; used in cache keys. */
  version: string;
  /** Hash of each file's content, by the file's path in the folder. */
  files: Readonly<Record<string, string>>;
}

/** Address of a file in a brand's folder, as the front serves it. It changes only when the file's content changes. */
export const brandAsset = ({ key, files, version }: Pick<Brand, 'key' | 'version' | 'files'>, file: string) =>
  `/brands/${key}/${file}?v=${files[file] ?? version}`;

/** Addresses of the brand's own faces. */
export const brandFaces = (brand: Brand): BrandFaces => {
  const { displayFont, bodyFont } = brand.manifest;
  return {
    display: displayFont && brandAsset(brand, displayFont),
    body: bodyFont && {
      regular: brandAsset(brand, bodyFont.regular),
      bold: brandAsset(brand, bodyFont.bold),
    },
  };
};

/** Addresses of the files with its own words, by language. */
export const brandWordFiles = (brand: Brand): Partial<Record<Language, string>> =>
  Object.fromEntries(
    brand.manifest.languages
      .map((language) => [language, wordsFile(language)] as const)
      .filter(([, file]) => Object.hasOwn(brand.files, file))
      .map(([language, file]) => [language, brandAsset(brand, file)]),
  );

/** The generated logo of a brand without one; its letter and colours follow the brand. */
export const drawnMark = '/brand-mark.svg';

/** The brand's own logo, if its folder has it. */
const ownLogo = ({ manifest: { logo }, files }: Brand): string | undefined =>
  logo !== undefined && Object.hasOwn(files, logo) ? logo : undefined;

/** Address of the brand's logo: its own file, otherwise the generated one. */
export const brandMark = (brand: Brand): string => {
  const logo = ownLogo(brand);
  return logo === undefined ? `${drawnMark}?v=${brand.version}` : brandAsset(brand, logo);
};

/** The generated logo is a single letter, so the name must be written beside it. */
export const brandLogoKind = (brand: Brand): LogoKind =>
  ownLogo(brand) === undefined ? 'mark' : brand.manifest.logoKind;

/** Preferred width in pixels for wide placements: a desktop at device pixel ratio 1. */
const WIDE = 780;

/**
 * The brand's hero picture in the form that pages use. The generated picture of a brand without one has a single
 * address.
 */
export const brandArt = (brand: Brand): BrandArt => {
  const { key, manifest, files, version } = brand;
  const url = `/brands/${key}/hero`;
  const fileOf = (width: number, format: string) => `${manifest.hero?.file}-${width}.${format}`;
  const widths = (manifest.hero?.widths ?? [])
    .filter((width) => ['avif', 'webp'].every((format) => Object.hasOwn(files, fileOf(width, format))))
    .toSorted((one, other) => one - other);
  const addressOf = (width: number, format: string) => brandAsset(brand, fileOf(width, format));
  const [least] = widths;
  const widest = widths.at(-1);
  if (least === undefined || widest === undefined) {
    const drawn = `${url}-${WIDE}.webp?v=${version}`;
    const one = `${drawn} ${WIDE}w`;
    return { url, src: drawn, srcSet: one, avif: one, small: [drawn] };
  }
  const set = (format: string) => widths.map((width) => `${addressOf(width, format)} ${width}w`).join(', ');
  return {
    url,
    src: addressOf(widths.find((width) => width >= WIDE) ?? widest, 'webp'),
    srcSet: set('webp'),
    avif: set('avif'),
    small: ['avif', 'webp'].map((format) => addressOf(least, format)),
  };
};

/** The AVIF that banners show as well, so that a layout with the art behind it loads nothing twice. */
const layoutHero = ({ avif, src }: BrandArt): string =>
  avif
    .split(', ')
    .map((one) => one.split(' '))
    .find(([, width]) => width === `${WIDE}w`)?.[0] ?? src;

/** The text of the brand's layout. */
export const brandLayoutSheet = (brand: Brand): string =>
  layoutSheet(brand.manifest.layout, {
    hero: layoutHero(brandArt(brand)),
    of: (file) => brandAsset(brand, file),
  });
