import { vars } from '../../vars.ts';
import type { shells } from '../brandLayout.ts';
import type { Rules } from '../sheetText.ts';
import { widths } from '../widths.ts';

const header = '.MarqueeHeader';
const nav = '.MarqueeNavBar';
const icon = `${nav}-link > :is(.MarqueeCategoryIcon-root,svg)`;
const expanded = '[aria-expanded=true]';

/** Width in pixels of the header in one row, and heights of what stands at the top. */
const oneRow = { width: 1296, wideWidth: 1600, topline: 84, masthead: 68, scores: 42 } as const;

/** Seen by screen readers alone. */
const unseen =
  'position:absolute;width:1px;height:1px;margin:-1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap';

/** The picture stands for the member where navigation or search needs the room. */
const pictureAlone: Rules = { '.MemberAreaView-beside': unseen };

/** Logo, navigation, tools and account side by side; the menus open below all of it. */
const sideBySide = (height: number, more: Rules = {}): Rules => ({
  [widths.desktop]: {
    [`${header}-root`]: `display:flex;align-items:center;gap:14px;min-height:${height}px;padding-inline:max(20px,(100% - ${oneRow.width}px)/2)`,
    [`${header}-row`]: 'display:contents',
    [`${header}-root > ${header}-nav`]: 'order:1;flex:1;min-width:0',
    [`${header}-brand`]: 'margin:0 10px 0 0',
    [`${header}-tools`]: 'order:2',
    [`${header}-tools ${header}-tools`]: 'order:0',
    [`${header}-account`]: 'order:3;min-width:auto',
    [`${header}-root:not(:has(> ${header}-nav)) ${header}-brand`]: 'margin-right:auto',
    [`${header}-clock`]: 'display:none',
    [`${header}-wideTools .MarqueeIconButton-label`]: unseen,
    [`${nav}-root`]: 'position:static',
    [`${nav}-bar`]: 'width:auto;margin:0',
    [`${nav}-list`]: 'justify-content:flex-start;margin:0',
    ...more,
  },
  [widths.lessThanWide]: pictureAlone,
  // What wide windows show more must not take the room of the navigation.
  '@media (min-width:1680px)': {
    [`${header}-root`]: `padding-inline:max(20px,(100% - ${oneRow.wideWidth}px)/2)`,
    [`${header}-clock`]: 'display:block;order:2;white-space:nowrap',
  },
});

/** The header where it has no room for all of its text. */
export const everyShell: Rules = {
  [widths.compact]: {
    [`${header}-row`]: 'gap:8px',
    [`${header}-tools`]: 'gap:2px;flex:none',
    [`${header}-account`]: 'gap:8px;min-width:0;flex:none',
    // A name that does not fit is cut but never disappears.
    [`${header}-brand`]: 'flex:1 1 0;min-width:32px',
    // If only part of the name fits, it wraps below the logo, where it is clipped.
    [`${header}-brand > *`]:
      'min-width:0;height:32px;flex-wrap:wrap;align-content:flex-start;overflow:hidden',
  },
  [widths.phone]: { [`${header}-row`]: 'gap:6px' },
};

/** Frames around header, navigation and page. */
export const shellSheets = {
  rail: {
    [icon]: 'display:none',
    [widths.lessThanWide]: pictureAlone,
    [widths.tabletUp]: {
      ':root': '--rail:76px',
      [`body:has(${nav}-root)`]: 'padding-left:var(--rail)',
      [`${header}-root`]: 'background:none;border:0;backdrop-filter:none',
      [`${nav}-root`]: `position:fixed;z-index:20;inset:0 auto 0 0;width:var(--rail);background:${vars.surface.base};border-right:1px solid ${vars.line.subtle}`,
      [`${nav}-bar`]: 'display:flex;flex-direction:column;width:auto;height:100%;margin:0;padding:10px 6px',
      [`${nav}-list`]:
        'flex:1;min-height:0;flex-flow:column nowrap;justify-content:flex-start;gap:2px;margin:0',
      [`${nav}-item`]: 'position:relative;flex:none;flex-direction:column;height:auto;min-height:64px',
      [`${nav}-link`]:
        'flex:1;min-width:0;flex-direction:column;justify-content:center;gap:4px;padding:0 2px;border-radius:12px;font-size:11px;line-height:13px;text-align:center;white-space:normal',
      [`${nav}-link:only-child`]: 'padding:0 2px',
      [`${nav}-link::after`]: 'content:none',
      [`${nav}-link[aria-current]`]: `background:${vars.surface.selected}`,
      [`${nav}-item:has(${expanded}) > ${nav}-link`]: `background:${vars.surface.overlay}`,
      [icon]: 'display:block',
      // A pointer opens the menu by hovering; the keyboard finds its button in the corner.
      [`${nav}-item > ${nav}-opener`]: `${unseen};min-width:0;padding:0`,
      [`${nav}-item > ${nav}-opener:focus-visible`]: `inset:2px 2px auto auto;width:24px;min-width:24px;height:24px;margin:0;padding:0;clip-path:none;background:${vars.surface.raised}`,
      [`${nav}-item > ${nav}-opener::after`]: 'transform:rotate(-45deg)',
      [`${nav}-bar > ${nav}-opener`]:
        'flex:none;height:52px;width:100%;justify-content:center;padding:0;font-size:11px;line-height:13px;white-space:normal',
      [`${nav}-bar > ${nav}-opener::after`]: 'content:none',
      [`${nav}-panel`]: 'position:fixed;inset:0 0 auto var(--rail);max-height:100vh;border-left:0',
      '.MarqueeFooter-root': 'margin-inline:0',
    },
    [widths.desktop]: {
      // At the right the shortcuts have a margin of their own.
      ':root': '--rail:92px;--page-room:116px',
      [`.MarqueeFrame-root:not(${nav}-bar)`]: 'margin-inline:max(28px,(100% - var(--page-width))/2) auto',
      [`${nav}-link`]: 'font-size:12px;line-height:14px',
      // The search is a field's size, first after the name.
      [`${header}-tools:has(> ${header}-wideTools)`]: 'flex:1',
      [`${header}-brand`]: 'margin-right:8px',
      [`${header}-root > ${header}-row > ${header}-tools`]: 'order:0',
      [`${header}-clock`]: 'order:1',
      [`${header}-account`]: 'order:2',
      [`${header}-wideTools`]: 'flex:1;min-width:0',
      [`${header}-wideTools-search`]: `justify-content:flex-start;flex:1 1 44px;min-width:44px;max-width:380px;overflow:hidden;height:44px;margin-right:auto;padding:0 14px;border-radius:22px;background:${vars.surface.field};box-shadow:inset 0 0 0 1px ${vars.line.control};color:${vars.text.muted}`,
      [`${header}-wideTools-search .MarqueeIconButton-label`]:
        'position:static;width:auto;height:auto;clip-path:none;margin:0',
    },
  },
  topline: {
    ...sideBySide(oneRow.topline),
    [icon]: 'display:none',
    [`${header}-root`]: 'background:none;border:0',
    [`${nav}-link::after`]: 'content:none',
    [`${nav}-item`]: 'align-items:center',
    [`${nav}-link`]: 'height:38px;padding-left:12px;border-radius:19px;font-size:14px',
    [`${nav}-link:only-child`]: 'padding-right:12px',
    [`${nav}-item:has([aria-current])`]: `background:linear-gradient(${vars.primary.soft},${vars.primary.soft}) center/100% 38px no-repeat;border-radius:19px`,
    [`${nav}-panel`]: `border-radius:0 0 24px 24px`,
  },
  masthead: {
    ...sideBySide(oneRow.masthead, {
      [`${nav}-bar`]: `width:auto;margin:0;height:${oneRow.masthead}px`,
      [`${nav}-item`]: `height:${oneRow.masthead}px`,
    }),
    [icon]: 'display:none',
    [`${header}-root`]: `background:${vars.surface.base};border-bottom:2px solid ${vars.primary.main}`,
    [`${nav}-link::after`]: 'content:none',
    [`${nav}-link`]: 'padding-left:8px;font-size:14px;font-weight:700',
    [`${nav}-item:has([aria-current])`]: `background:${vars.primary.main}`,
    [`${nav}-item:has([aria-current]) > :is(a,button)`]: `color:${vars.text.onPrimary}`,
    [widths.tabletUp]: {
      [`body:has(${nav}-root)`]: `padding-top:${oneRow.scores}px;position:relative`,
      '.ScoreStrip-root': `position:absolute;inset:0 0 auto;height:${oneRow.scores}px;border-bottom:1px solid ${vars.line.subtle}`,
    },
    [widths.phone]: { '.ScoreStrip-root': 'display:none' },
  },
} as const satisfies Record<(typeof shells)[number], Rules>;
