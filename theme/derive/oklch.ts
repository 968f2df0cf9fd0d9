import { clampChroma, converter, formatHex, formatHex8, interpolate, type Oklch } from 'culori';

import type { Hex } from '../values.ts';

const convert = converter('oklch');

/** OKLCH of an opaque or translucent colour; hue 0 for greys. */
export function toOklch(color: Hex): Oklch {
  const found = convert(color);
  if (found === undefined) throw new RangeError(`Not a colour: ${color}`);
  return { ...found, h: found.h ?? 0 };
}

/** The nearest sRGB colour with the same lightness and hue. */
export function fromOklch(color: Oklch): Hex {
  const shown = clampChroma({ ...color, l: Math.min(1, Math.max(0, color.l)) }, 'oklch');
  return (shown.alpha === undefined || shown.alpha === 1 ? formatHex(shown) : formatHex8(shown)) as Hex;
}

/** Sets the lightness (0 to 1) and limits the chroma, so that a grey stays grey. Hue and opacity do not change. */
export const tune = (color: Hex, l: number, maxChroma = 1): Hex => {
  const from = toOklch(color);
  return fromOklch({ ...from, l, c: Math.min(from.c, maxChroma) });
};

/** Adds a step to the lightness; a negative step darkens. */
export const shift = (color: Hex, step: number): Hex => {
  const from = toOklch(color);
  return fromOklch({ ...from, l: from.l + step });
};

/** The colour with an opacity of 0 to 1. */
export const fade = (color: Hex, alpha: number): Hex => formatHex8({ ...toOklch(color), alpha }) as Hex;

/** Mixes a share (0 to 1) of `added` into `base`. */
export const mix = (base: Hex, added: Hex, share: number): Hex =>
  formatHex(interpolate([base, added], 'oklab')(share)) as Hex;
