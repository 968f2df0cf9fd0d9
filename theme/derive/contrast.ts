import { wcagContrast } from 'culori';

import type { Hex } from '../values.ts';

/** WCAG 2.2 contrast ratio of two opaque colours, 1 to 21. */
export const contrast = (one: Hex, other: Hex): number => wcagContrast(one, other);

/** The lowest contrast of a colour against several. */
export const lowestContrast = (color: Hex, others: readonly Hex[]): number =>
  Math.min(...others.map((other) => contrast(color, other)));

/** Whether light text reads better on it than dark text. */
export const isDark = (color: Hex): boolean => contrast(color, '#ffffff') > contrast(color, '#000000');
