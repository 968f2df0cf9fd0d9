import type { Hex } from '../values.ts';
import { isDark, lowestContrastWith } from './contrast.ts';
import { fromOklch, toOklch } from './oklch.ts';

const halvings = 12;

/** The smallest change of lightness towards `end` (0 or 1) that makes the colour meet the condition, or undefined. */
function towards(end: 0 | 1, color: Hex, holds: (candidate: Hex) => boolean): Hex | undefined {
  const start = toOklch(color);
  const at = (share: number) => fromOklch({ ...start, l: start.l + (end - start.l) * share });
  if (!holds(at(1))) return undefined;
  let low = 0;
  let high = 1;
  for (let step = 0; step < halvings; step += 1) {
    const middle = (low + high) / 2;
    if (holds(at(middle))) high = middle;
    else low = middle;
  }
  return at(high);
}

/**
 * Returns the colour if it already contrasts with all others by the ratio, otherwise the nearest lightness of its hue
 * that does. If no lightness does (others are both lighter and darker), the colour is unchanged.
 */
export function pushContrast(color: Hex, against: readonly Hex[], ratio: number): Hex {
  const lowest = lowestContrastWith(against);
  const holds = (candidate: Hex) => lowest(candidate) >= ratio;
  if (holds(color)) return color;
  const ends = against.every(isDark) ? ([1, 0] as const) : ([0, 1] as const);
  return towards(ends[0], color, holds) ?? towards(ends[1], color, holds) ?? color;
}
