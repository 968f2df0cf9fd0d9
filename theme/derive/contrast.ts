import { wcagLuminance } from 'culori';

import type { Hex } from '../values.ts';

const ratio = (one: number, other: number) => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

/** WCAG 2.2 contrast ratio of two opaque colours, 1 to 21. */
export const contrast = (one: Hex, other: Hex): number => ratio(wcagLuminance(one), wcagLuminance(other));

/** A function that returns a colour's lowest contrast against the given ones. */
export function lowestContrastWith(others: readonly Hex[]): (color: Hex) => number {
  const lights = others.map((other) => wcagLuminance(other));
  return (color) => {
    const own = wcagLuminance(color);
    return Math.min(...lights.map((light) => ratio(own, light)));
  };
}

/** Whether light text is more readable on the colour than dark text. */
export const isDark = (color: Hex): boolean => contrast(color, '#ffffff') > contrast(color, '#000000');
