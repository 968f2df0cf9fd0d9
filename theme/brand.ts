import type { BrandManifest } from './manifest/brandManifest.ts';
import type { ResolvedLook } from './resolveBrand.ts';

/** A brand that can be shown. */
export interface Brand {
  /** Name of its folder. */
  key: string;
  manifest: BrandManifest;
  look: ResolvedLook;
  /** Changes when a file of the brand does; for cache keys and addresses. */
  version: string;
}

/** Address of a file in a brand's folder, as the front serves it; changes with the brand's version. */
export const brandAsset = (brand: Pick<Brand, 'key' | 'version'>, file: string): string =>
  `/brands/${brand.key}/${file}?v=${brand.version}`;

/** `srcset` of the hero art in one format. */
export const heroSources = (
  brand: Pick<Brand, 'key' | 'version' | 'manifest'>,
  format: 'avif' | 'webp',
): string =>
  brand.manifest.hero.widths
    .map((width) => `${brandAsset(brand, `${brand.manifest.hero.file}-${width}.${format}`)} ${width}w`)
    .join(', ');
