import type { Hex } from '../values.ts';
import { isDark, lowestContrast } from './contrast.ts';
import { fromOklch, toOklch } from './oklch.ts';

const halvings = 12;

/** The smallest change of lightness towards `end` (0 or 1) that reaches the ratio, or undefined. */
function towards(end: 0 | 1, color: Hex, against: readonly Hex[], ratio: number): Hex | undefined {
  const start = toOklch(color);
  const at = (share: number) => fromOklch({ ...start, l: start.l + (end - start.l) * share });
  if (lowestContrast(at(1), against) < ratio) return undefined;
  let low = 0;
  let high = 1;
  for (let step = 0; step < halvings; step += 1) {
    const middle = (low + high) / 2;
    if (lowestContrast(at(middle), against) < ratio) low = middle;
    else high = middle;
  }
  return at(high);
}

/**
 * The colour itself when it already stands out from all others by the ratio; else the nearest lightness of its hue
 * that does. Returns the colour unchanged when no lightness can: the others then lie on both sides.
 */
export function pushContrast(color: Hex, against: readonly Hex[], ratio: number): Hex {
  if (against.length === 0 || lowestContrast(color, against) >= ratio) return color;
  const ends = against.every(isDark) ? ([1, 0] as const) : ([0, 1] as const);
  return towards(ends[0], color, against, ratio) ?? towards(ends[1], color, against, ratio) ?? color;
}
