import { vars } from '../../vars.ts';
import type { Rules } from '../sheetText.ts';
import type { shells } from '../brandLayout.ts';
import { widths } from '../widths.ts';

const head = '.GamesHead';

/** Heads of lists of games; colours and art come by `headRules`, for each category. */
export const headSheets = {
  rail: {
    [`${head}-root`]: `display:flex;flex-direction:column;justify-content:center;height:212px;padding:0 48px;overflow:visible;color:var(--head-ink,${vars.text.onArt})`,
    [`${head}-root::before`]: `inset:0;width:auto;height:auto;border-radius:inherit;mask:none;opacity:1;background:linear-gradient(104deg,#0000 50%,${vars.art.edge} 51% 54%,#0000 62%),linear-gradient(84deg,#0000 76%,${vars.art.edge} 77% 82%,#0000 90%),radial-gradient(60% 40% at 76% 100%,${vars.art.edge},#0000)`,
    [`${head}-art`]: 'right:76px;top:-12px;height:236px;width:330px',
    [widths.phone]: {
      [`${head}-root`]: 'height:auto;min-height:84px;padding:8px 132px 8px 18px',
      [`${head}-title`]: 'font-size:21px;line-height:26px',
    },
  },
  topline: {
    [`${head}-root`]: `display:flex;flex-direction:column;justify-content:center;height:240px;padding:0 52px;overflow:visible;box-shadow:none;border-radius:28px;color:var(--head-ink,${vars.text.onArt})`,
    [`${head}-root::before`]:
      'inset:26px 52px 0 auto;width:384px;height:auto;border-radius:200px 200px 0 0;mask:none;opacity:.4;background:#fff',
    [`${head}-title`]: 'font-size:46px;line-height:56px',
    [`${head}-art`]: 'right:60px;top:-14px;height:254px;width:370px',
    [widths.belowDesktop]: { [`${head}-root::before`]: 'inset:26px 20px 0 auto;width:300px' },
    [widths.phone]: {
      [`${head}-root`]: 'height:auto;min-height:84px;padding:8px 132px 8px 18px;border-radius:20px',
      [`${head}-root::before`]: 'inset:14px 10px 0 auto;width:120px',
      [`${head}-title`]: 'font-size:24px;line-height:30px',
    },
  },
  masthead: {
    [`${head}-root`]: `display:flex;flex-direction:column;justify-content:center;height:196px;padding:0 44px;overflow:visible;border-radius:4px;border-left:12px solid ${vars.primary.main};color:var(--head-ink,${vars.text.onArt})`,
    [`${head}-root::before`]: `inset:0;width:auto;height:auto;mask:linear-gradient(100deg,#0000 30%,#000);opacity:.5;background:radial-gradient(circle,${vars.art.edge} 1.5px,#0000 2px) 0 0/9px 9px`,
    [`${head}-title`]: 'font-size:60px;line-height:70px',
    [`${head}-art`]: 'right:30px;top:-18px;height:222px;width:400px',
    [widths.phone]: {
      [`${head}-root`]: 'height:auto;min-height:84px;padding:8px 132px 8px 16px;border-left-width:6px',
      [`${head}-title`]: 'font-size:28px;line-height:34px',
    },
  },
} as const satisfies Record<(typeof shells)[number], Rules>;

/** What all heads share. */
export const everyHead: Rules = {
  [`${head}-art`]:
    'display:block;position:absolute;background:var(--head-art) right center/contain no-repeat',
  [widths.belowDesktop]: {
    [`${head}-art`]: 'right:10px;width:270px',
    // A long title ends where the art begins.
    [`${head}-title`]: 'max-width:calc(100% - 232px)',
  },
  [widths.phone]: {
    [`${head}-art`]: 'right:4px;top:-6px;width:130px;height:96px',
    [`${head}-title`]: 'max-width:none',
    [`${head}-picture`]: 'top:0;width:84px;height:84px',
    [`${head}-text`]: 'min-height:0;font-size:12px;line-height:18px',
    [`${head}-text ~ ${head}-text`]: 'display:none',
  },
};
