import type { iconKinds } from '../brandLayout.ts';
import type { Rules } from '../sheetText.ts';

/** Icons share this viewBox; pictures and flags have others. */
const icon = 'svg[viewBox="0 0 256 256"]';

/** An edge around the lines, which are 16 units wide. */
const edged = (width: number, join: 'round' | 'miter'): Rules => ({
  [icon]: `stroke:currentColor;stroke-width:${width}px;stroke-linejoin:${join}`,
});

/** How the same icons are drawn. */
export const iconSheets = {
  line: {},
  soft: edged(4, 'round'),
  heavy: edged(10, 'miter'),
} as const satisfies Record<(typeof iconKinds)[number], Rules>;
