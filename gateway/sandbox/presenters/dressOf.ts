export interface Dress {
  readonly cloth: string;
  /** Collar, piping, buttons. */
  readonly trim: string;
}

/** Dresses of brands whose colour is too light for cloth: darkened, a yellow green would look olive. */
const DARK = '#1b222c';

const usual: Dress = { cloth: '#3a2a78', trim: '#ffc857' };

const channel = (hex: string, at: number): number => {
  const part = parseInt(hex.slice(at, at + 2), 16) / 255;
  return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
};

/** Relative luminance of a colour such as `#7a35ff`, from 0 to 1 (WCAG 2.2). */
const luminance = (hex: string): number =>
  0.2126 * channel(hex, 1) + 0.7152 * channel(hex, 3) + 0.0722 * channel(hex, 5);

const LIGHTEST_CLOTH = 0.35;

const NIGHT = '#0b0a1c';
const DEEPER = 0.26;

/** A colour a little deeper, so that cloth has weight. */
const deepen = (hex: string): string =>
  `#${[1, 3, 5]
    .map((at) => {
      const [from, to] = [hex, NIGHT].map((one) => parseInt(one.slice(at, at + 2), 16));
      return Math.round((from ?? 0) * (1 - DEEPER) + (to ?? 0) * DEEPER)
        .toString(16)
        .padStart(2, '0');
    })
    .join('')}`;

/** Clothes of presenters in a brand, by its skin: the colours that the launch address carries, as `#rrggbb`. */
export const dressOf = ([main, accent]: readonly string[]): Dress => {
  if (main === undefined) return usual;
  if (luminance(main) > LIGHTEST_CLOTH) return { cloth: DARK, trim: main };
  return { cloth: deepen(main), trim: accent ?? usual.trim };
};
