import type { iconKinds } from '../brandLayout.ts';
import type { Rules } from '../sheetText.ts';

/** The icons of the site share one field of 256 units; pictures, flags and marks have others. */
const icon = 'svg[viewBox="0 0 256 256"]';

/** How the same icons are drawn. Forced colours keep them as lines. */
export const iconSheets = {
  line: {},
  // Their lines are 16 units wide: an edge around them makes them half as wide again, with square corners.
  heavy: { [icon]: 'stroke:currentColor;stroke-width:8px;stroke-linejoin:miter' },
  shaded: {
    [icon]: 'filter:drop-shadow(.09em .09em 0 color-mix(in srgb,currentColor 34%,transparent))',
    '@media (forced-colors:active)': { [icon]: 'filter:none' },
  },
} as const satisfies Record<(typeof iconKinds)[number], Rules>;
