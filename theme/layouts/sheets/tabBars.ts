import { vars } from '../../vars.ts';
import type { tabBars } from '../brandLayout.ts';
import type { Rules } from '../sheetText.ts';

const bar = '.MarqueePhoneTabBar';

/** Bars at the foot of a phone. */
export const tabBarSheets = {
  raised: {},
  pill: {
    [`${bar}-root`]: `inset-inline:12px;bottom:10px;height:60px;padding:8px 4px 0;border:1px solid ${vars.line.subtle};border-radius:30px;box-shadow:${vars.shadow.high}`,
    [`${bar}-raised`]: 'justify-content:flex-start;padding:0',
    [`${bar}-bulb`]: 'position:static;width:28px;height:24px;border-radius:12px;box-shadow:none',
  },
  cell: {
    [`${bar}-root`]: `height:64px;padding:0;border-top:2px solid ${vars.accent.main};background:${vars.surface.base}`,
    [`${bar}-tab`]: 'justify-content:center;border-radius:0',
    [`${bar}-tab[aria-current]`]: `background:${vars.surface.selected}`,
    [`${bar}-raised`]: `padding:0;background:${vars.gradient.accent};color:${vars.text.onAccent}`,
    [`${bar}-bulb`]: 'position:static;width:24px;height:24px;background:none;box-shadow:none;color:inherit',
  },
} as const satisfies Record<(typeof tabBars)[number], Rules>;
