import type { motionKinds } from '../brandLayout.ts';
import type { Rules } from '../sheetText.ts';
import { widths } from '../widths.ts';

const lifted = '.MarqueeGameCard-root:hover';
const still = '@media (prefers-reduced-motion:reduce)';

/** How a card answers the pointer. */
export const motionSheets = {
  rise: {},
  settle: {
    [widths.hover]: { [`${lifted} .MarqueeGameCard-picture`]: 'transition-duration:600ms' },
    [still]: { [`${lifted} .MarqueeGameCard-picture`]: 'transform:none' },
  },
  snap: {
    '.MarqueeGameCard-root': 'transition:background-color 80ms linear',
    ':is(.MarqueeGameCard-playLabel,.MarqueeGameCard-try,.MarqueeGameCard-detail)':
      'transition-duration:80ms',
  },
} as const satisfies Record<(typeof motionKinds)[number], Rules>;
