import type { BrandArt } from '#contract/boot';

export interface BannerArtFiles {
  readonly src: string;
  readonly srcSet?: string;
  readonly avif?: string;
  /** The smallest one in its formats, lightest first, for where it stands small. */
  readonly small: readonly string[];
}

/** Widths in which other art of ours is drawn; single props are drawn once. */
const widthsOf = (url: string): readonly number[] => (url.startsWith('/art/props/') ? [380] : [390, 780]);

const set = (url: string, format: 'avif' | 'webp') =>
  widthsOf(url)
    .map((width) => `${url}-${width}.${format} ${width}w`)
    .join(', ');

/** The art of a brand, found by its name; a width, format or version may follow the name. */
const brandArtName = /^\/brands\/[^/]+\/hero(-\d+)?(\.[a-z]+)?(\?.*)?$/;

/** Files of a banner's picture: the brand's art as its folder has it, other art of ours in sizes and formats, anything else as it was sent. */
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
