export interface BannerArtFiles {
  readonly src: string;
  readonly srcSet?: string;
  readonly avif?: string;
  /** The smallest one in its formats, lightest first, for where it stands small. */
  readonly small: readonly string[];
}

/** Widths in which our own art is drawn; single props are drawn once. */
const widthsOf = (url: string): readonly number[] => (url.startsWith('/art/props/') ? [380] : [390, 780]);

const set = (url: string, format: 'avif' | 'webp') =>
  widthsOf(url)
    .map((width) => `${url}-${width}.${format} ${width}w`)
    .join(', ');

/** Files of a banner's picture: our own art comes in sizes and formats, anything else as it was sent. */
export const bannerArt = (url: string): BannerArtFiles =>
  /^[a-z]+:/i.test(url)
    ? { src: url, small: [url] }
    : {
        src: `${url}-${widthsOf(url).at(-1)}.webp`,
        srcSet: set(url, 'webp'),
        avif: set(url, 'avif'),
        small: ['avif', 'webp'].map((format) => `${url}-${widthsOf(url)[0]}.${format}`),
      };
