import { lowestContrastWith } from '../derive/contrast.ts';
import { ratioFor } from '../derive/pairs.ts';
import type { Hex } from '../values.ts';

/** Inks of a category's head: white on dark grounds, near-black on light ones. */
const inks = ['#ffffff', '#10231e'] as const;

const isHex = (text: string): text is Hex => /^#[\da-f]{6}$/.test(text);

/** The ink that can be read on all colours of a ground; undefined if there is none. */
export const readableInk = (ground: readonly string[]): Hex | undefined => {
  const contrastOf = lowestContrastWith(ground.filter(isHex));
  return inks.find((ink) => contrastOf(ink) >= ratioFor.text);
};

/** Ink on a ground that `readableInk` has accepted. */
export const headInk = (ground: readonly string[]): Hex => readableInk(ground) ?? inks[0];
