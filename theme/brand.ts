import type { BrandArt } from '../contract/boot.ts';
import type { BrandManifest, LogoKind } from './manifest/brandManifest.ts';
import type { ResolvedLook } from './resolveBrand.ts';

/** A brand that can be shown. */
export interface Brand {
  /** Name of its folder. */
  key: string;
  manifest: BrandManifest;
  look: ResolvedLook;
  /** Changes when a file of the brand does; for cache keys. */
  version: string;
  /** Hash of each file's content, by its path in the folder. */
  files: Readonly<Record<string, string>>;
}

/** Address of a file in a brand's folder, as the front serves it; changes with the file's content and with nothing else. */
export const brandAsset = ({ key, files, version }: Pick<Brand, 'key' | 'version' | 'files'>, file: string) =>
  `/brands/${key}/${file}?v=${files[file] ?? version}`;

/** The mark that is drawn for a brand without one; its letter and colours follow the brand. */
export const drawnMark = '/brand-mark.svg';

/** The brand's own logo, if its folder has it. */
const ownLogo = ({ manifest: { logo }, files }: Brand): string | undefined =>
  logo !== undefined && Object.hasOwn(files, logo) ? logo : undefined;

/** Address of the brand's mark: its own file, else a drawn one. */
export const brandMark = (brand: Brand): string => {
  const logo = ownLogo(brand);
  return logo === undefined ? `${drawnMark}?v=${brand.version}` : brandAsset(brand, logo);
};

/** The drawn mark is one letter, so that the name has to stand beside it. */
export const brandLogoKind = (brand: Brand): LogoKind =>
  ownLogo(brand) === undefined ? 'mark' : brand.manifest.logoKind;

/** Where it is wide: on a desktop with one pixel for each of the page's. */
const WIDE = 780;

/** The brand's art as pages ask for it. What is drawn for a brand without any has one address. */
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
