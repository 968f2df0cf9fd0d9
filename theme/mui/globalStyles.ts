import { vars } from '../vars.ts';
import { typography } from '../typography.ts';

/** The focus ring. */
export const focusRing = { outline: `3px solid ${vars.focus.ring}`, outlineOffset: '3px' } as const;

/** Document-wide rules, inserted by CssBaseline. */
export const globalStyles = {
  html: {
    backgroundColor: vars.surface.page,
    overflowX: 'clip',
    scrollbarColor: `${vars.line.control} transparent`,
  },
  body: {
    ...typography.body,
    position: 'relative',
    overflowX: 'clip',
    color: vars.text.primary,
    // The page's colour is on html: on body it would cover the background light.
    backgroundColor: 'transparent',
    accentColor: vars.primary.main,
  },
  'body::before': {
    content: '""',
    position: 'absolute',
    inset: 0,
    zIndex: -1,
    background: vars.gradient.page,
    pointerEvents: 'none',
  },
  // Some browsers draw a frame around an image without an address.
  'img:not([src])': { visibility: 'hidden' },
  a: { color: 'inherit', textDecoration: 'none' },
  'button, input, select, textarea': { font: 'inherit' },
  ':focus-visible': focusRing,
  '::selection': { color: vars.text.onPrimary, backgroundColor: vars.primary.main },
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': {
      animationDuration: '1ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '1ms !important',
      scrollBehavior: 'auto !important',
    },
  },
} as const;
