import { vendorFolders, type VendorFolder, type VendorVariant } from '#contract/vendorPictures';
import { drawSymbol } from './drawSymbol.ts';
import { vendorMark } from './vendorMarks.ts';

/** Share of its square that a sign fills. */
const share = { small: 0.86, rng: 0.7, submenu: 0.72 } as const;

const CHANNEL_AT = [0, 8, 4] as const;

/** Share of light, 0 to 1, of red, green and blue (WCAG 2.2, relative luminance). */
const luminanceOf = (hue: number, saturation: number, lightness: number): number => {
  const [red = 0, green = 0, blue = 0] = CHANNEL_AT.map((at) => {
    const turn = (at + hue / 30) % 12;
    const reach = saturation * Math.min(lightness, 1 - lightness);
    const channel = lightness - reach * Math.max(-1, Math.min(turn - 3, 9 - turn, 1));
    return channel <= 0.03928 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** A hue as light as others: all keep a contrast of 3 to dark surfaces and to white ones. */
const evenly = (hue: number, saturation: number, luminance: number): string => {
  let [dark, light] = [0, 1];
  for (let step = 0; step < 12; step += 1) {
    const middle = (dark + light) / 2;
    if (luminanceOf(hue, saturation, middle) < luminance) dark = middle;
    else light = middle;
  }
  return `hsl(${hue} ${saturation * 100}% ${(light * 100).toFixed(1)}%)`;
};

/** The one colour of a mark. */
export const markColour = (hue: number, variant: VendorVariant): string => {
  const colours: Readonly<Record<VendorVariant, string>> = {
    default: evenly(hue, 0.26, 0.24),
    active: evenly(hue, 0.92, 0.29),
    color: evenly(hue, 0.7, 0.25),
    white: '#ffffff',
    purple: '#9a78ec',
    gray: '#8b8b8b',
  };
  return colours[variant];
};

export const markSvg = (
  [width, height]: readonly [width: number, height: number],
  colour: string,
  inner: string,
): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" color="${colour}" fill="currentColor">${inner}</svg>`;

/** A vendor's sign at a place of a picture. */
export const signAt = (code: string, x: number, y: number, size: number): string => {
  const { symbol, form } = vendorMark(code);
  return `<g transform="translate(${x} ${y}) scale(${size / 100})">${drawSymbol(symbol, form)}</g>`;
};

/** A vendor's sign in the middle of a picture, as SVG. */
export const signSvg = (
  code: string,
  folder: Exclude<VendorFolder, 'word'>,
  variant: VendorVariant,
): string => {
  const { width, height } = vendorFolders[folder];
  const size = width * share[folder];
  const sign = signAt(code, (width - size) / 2, (height - size) / 2, size);
  return markSvg([width, height], markColour(vendorMark(code).hue, variant), sign);
};
