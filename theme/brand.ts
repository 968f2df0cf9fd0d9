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

/** `srcset` of the hero art in one format. */
export const heroSources = (
  brand: Pick<Brand, 'key' | 'version' | 'files' | 'manifest'>,
  format: 'avif' | 'webp',
): string =>
  brand.manifest.hero?.widths
    .map((width) => `${brandAsset(brand, `${brand.manifest.hero?.file}-${width}.${format}`)} ${width}w`)
    .join(', ') ?? '';
