import type { BrandArt } from '#contract/boot';

export interface BannerArtFiles {
  readonly src: string;
  readonly srcSet?: string;
  readonly avif?: string;
  /** The smallest width in each format, lightest first, for small placements. */
  readonly small: readonly string[];
}

/** Widths in which shared pictures exist; pictures of single props have one width. */
const widthsOf = (url: string): readonly number[] => (url.startsWith('/art/props/') ? [380] : [390, 780]);

const set = (url: string, format: 'avif' | 'webp') =>
  widthsOf(url)
    .map((width) => `${url}-${width}.${format} ${width}w`)
    .join(', ');

/** Path of a brand's hero picture; a width, format or version may follow the name. */
const brandArtName = /^\/brands\/[^/]+\/hero(-\d+)?(\.[a-z]+)?(\?.*)?$/;

/**
 * Files of a banner's picture: the brand's own from its folder, shared pictures in several sizes and formats, any
 * other address unchanged.
 */
export const bannerArt = (url: string, { url: own, ...art }: BrandArt): BannerArtFiles => {
  if (url === own || brandArtName.test(url)) return art;
  if (/^[a-z]+:/i.test(url)) return { src: url, small: [url] };
  return {
    src: `${url}-${widthsOf(url).at(-1)}.webp`,
    srcSet: set(url, 'webp'),
    avif: set(url, 'avif'),
    small: ['avif', 'webp'].map((format) => `${url}-${widthsOf(url)[0]}.${format}`),
  };
};
