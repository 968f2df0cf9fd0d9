const chosen =
  ':is([aria-selected=true], [aria-pressed=true], [aria-checked=true], [aria-current]:not([aria-current=false]))';

/**
 * In forced colours the system takes shadows, gradients and grounds from the page, and most edges and states with them.
 * They are drawn anew for every part, from what it tells assistive technology. Nothing here wins without `!important`,
 * since each part has a look of its own.
 */
export const forcedColours = {
  '@media (forced-colors: active)': {
    ':where(button, select, textarea, input)': {
      outline: '1px solid !important',
      outlineOffset: '-1px',
    },
    // Icons keep the colour of the page otherwise.
    svg: { color: 'inherit !important' },
    // Without its own plate behind the words, which would hide them.
    [chosen]: {
      forcedColorAdjust: 'none',
      background: 'Highlight !important',
      color: 'HighlightText !important',
      borderColor: 'Highlight !important',
    },
    [`${chosen} *`]: { background: 'transparent !important', color: 'inherit !important' },
    [`:is(:disabled, [aria-disabled=true]), :is(:disabled, [aria-disabled=true]) *`]: {
      color: 'GrayText !important',
    },
    ':focus-visible': { outline: '3px solid Highlight !important' },
  },
} as const;
