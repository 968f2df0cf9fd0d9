import { layout } from '../../layout.ts';
import { vars } from '../../vars.ts';
import type { tabBars } from '../brandLayout.ts';
import type { Rules } from '../sheetText.ts';
import { widths } from '../widths.ts';

const bar = '.MarqueePhoneTabBar';

/** Width of the ring around the raised button, in pixels. */
const ring = 5;

const small = 'font-size:10.5px;letter-spacing:-.3px';

/** Six words of Vietnamese keep apart, and five on the narrowest phone. */
const six = {
  [`:where(${bar}-root:has(>:nth-child(6))) ${bar}-tab`]: small,
  [widths.narrow]: { [`${bar}-tab`]: small },
};

/** Bars at the foot of a phone. */
export const tabBarSheets = {
  raised: {
    ...six,
    [`${bar}-raised`]: `color:${vars.accent.text};justify-content:flex-end;padding-bottom:18px`,
    // A shadow instead of a border, which would take the taps of the neighbouring buttons.
    [`${bar}-bulb`]: `position:absolute;left:calc(50% - 27px);top:${ring - layout.tabBarRise}px;width:54px;height:54px;border-radius:${vars.radius.pill};background:${vars.gradient.accent};color:${vars.text.onAccent};box-shadow:0 0 0 ${ring}px ${vars.surface.base},${vars.shadow.accentGlow}`,
    // Six tabs leave it no more than 51 pixels.
    [widths.narrow]: {
      [`${bar}-tab`]: small,
      [`${bar}-bulb`]: 'left:calc(50% - 23px);width:46px;height:46px',
    },
  },
  pill: {
    [`${bar}-root`]: `inset-inline:12px;bottom:10px;height:60px;padding:8px 4px 0;border:1px solid ${vars.line.subtle};border-radius:30px;box-shadow:${vars.shadow.high}`,
    // In forced colours the current tab is a plate, which keeps inside the pill.
    [`${bar}-tab`]: 'border-radius:24px',
    ...six,
    [`${bar}-raised`]: `color:${vars.accent.text}`,
    // Six words of Portuguese find room on the narrowest phone.
    [widths.narrow]: {
      [`${bar}-root`]: 'inset-inline:4px;padding-inline:0',
      [`${bar}-tab`]: 'font-size:10px;letter-spacing:-.2px',
    },
    [`${bar}-bulb`]: `width:40px;height:24px;border-radius:12px;background:${vars.accent.main};color:${vars.text.onAccent}`,
  },
  cell: {
    [`${bar}-root`]: `height:64px;padding:0;border-top:2px solid ${vars.primary.main};background:${vars.surface.base}`,
    [`${bar}-tab`]: 'justify-content:center;border-radius:0',
    ...six,
    [`${bar}-tab[aria-current]`]: `background:${vars.surface.selected}`,
    [`${bar}-raised`]: `background:${vars.gradient.accent};color:${vars.text.onAccent}`,
  },
} as const satisfies Record<(typeof tabBars)[number], Rules>;
