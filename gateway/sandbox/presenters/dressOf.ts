import { formatHex, interpolate, modeLrgb, modeRgb, useMode as registerMode, wcagLuminance } from 'culori/fn';

// Of the colour spaces only these: the file is also fetched by the game's page.
registerMode(modeRgb);
registerMode(modeLrgb);

export interface Dress {
  readonly cloth: string;
  /** Collar, piping, buttons. */
  readonly trim: string;
}

/** Dresses of brands whose colour is too light for cloth: darkened, a yellow green would look olive. */
const DARK = '#1b222c';

const usual: Dress = { cloth: '#3a2a78', trim: '#ffc857' };

/** Relative luminance (WCAG 2.2). */
const LIGHTEST_CLOTH = 0.35;

const NIGHT = '#0b0a1c';
const DEEPER = 0.26;

/** A colour a little deeper, so that cloth has weight. */
const deepen = (colour: string): string => formatHex(interpolate([colour, NIGHT], 'rgb')(DEEPER));

/** Clothes of presenters in a brand, by its skin: the colours that the launch address carries, as `#rrggbb`. */
export const dressOf = ([main, accent]: readonly string[]): Dress => {
  if (main === undefined) return usual;
  if (wcagLuminance(main) > LIGHTEST_CLOTH) return { cloth: DARK, trim: main };
  return { cloth: deepen(main), trim: accent ?? usual.trim };
};
