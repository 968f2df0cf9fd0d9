import { layout } from '#theme/layout';
import { space } from '#theme/space';
import { vars } from '#theme/vars';
import { media } from './media';

/**
 * The display face at a size that the brand's optical factor may scale; the line height has room for stacked
 * diacritics.
 */
export const display = (size: number, line: number) =>
  ({
    fontFamily: vars.font.display,
    fontWeight: vars.display.weight,
    letterSpacing: vars.display.tracking,
    fontSize: `calc(${size}px * ${vars.display.scale})`,
    lineHeight: `${line}px`,
  }) as const;

export const focusRing = {
  outline: `3px solid ${vars.focus.ring}`,
  outlineOffset: 3,
} as const;

/** Hover styles for pointers only; touch screens would keep them after a tap. */
export const onHover = <Style extends object>(style: Style) => ({ [media.hover]: { '&:hover': style } });

export const ellipsis = { whiteSpace: 'nowrap', overflow: 'hidden', textOverflow: 'ellipsis' } as const;

/** Clamps text to `most` lines. */
export const lines = (most: number) =>
  ({
    display: '-webkit-box',
    WebkitLineClamp: most,
    WebkitBoxOrient: 'vertical',
    overflow: 'hidden',
    whiteSpace: 'normal',
  }) as const;

export const tabular = { fontVariantNumeric: 'tabular-nums lining-nums' } as const;

export const hidden = {
  position: 'absolute',
  width: 1,
  height: 1,
  margin: space(-0.5),
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

/**
 * A border that appears only in forced colours, which remove shadows and backgrounds. Buttons get one from the
 * browser.
 */
export const forcedEdge = {
  '@media (forced-colors: active)': { outline: '1px solid', outlineOffset: -1 },
} as const;

/** The same for elements whose outline is the focus ring. */
export const forcedBorder = { '@media (forced-colors: active)': { border: '1px solid' } } as const;

/** The same for a box around an input with this class; the box also shows the input's focus. */
export const forcedBox = (input: string) =>
  ({
    '@media (forced-colors: active)': {
      outline: '1px solid',
      outlineOffset: -1,
      [`& .${input}`]: { outline: 'none !important' },
      [`&:has(.${input}:focus)`]: { outline: '3px solid Highlight', outlineOffset: 2 },
    },
  }) as const;

/** Enlarges the touch target to 44 px without changing the layout. */
export const fingerTarget = {
  position: 'relative',
  '&::after': {
    content: '""',
    position: 'absolute',
    top: '50%',
    left: '50%',
    width: '100%',
    height: '100%',
    minWidth: 44,
    minHeight: 44,
    transform: 'translate(-50%, -50%)',
  },
} as const;

/** Position above the phone's tab bar and its raised button. */
export const aboveTabBar = `calc(${layout.tabBar + layout.tabBarRise}px + ${space(2)} + env(safe-area-inset-bottom))`;

/** Resets the browser's styles of a button, or of a link that looks like one. */
export const pressable = {
  ...fingerTarget,
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  boxSizing: 'border-box',
  margin: 0,
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  verticalAlign: 'middle',
  textDecoration: 'none',
  ...forcedEdge,
  userSelect: 'none',
  WebkitTapHighlightColor: 'transparent',
  cursor: 'pointer',
  '@media (pointer: coarse)': { minHeight: layout.target, minWidth: layout.target },
  '&:disabled': { pointerEvents: 'none', cursor: 'default' },
} as const;

export const panel = {
  background: vars.gradient.surface,
  backgroundColor: vars.surface.raised,
  border: `1px solid ${vars.line.subtle}`,
  borderRadius: vars.radius.lg,
  boxShadow: vars.shadow.low,
} as const;

/** A colour at a percentage of its opacity. */
export const faded = (colour: string, percent: number) =>
  `color-mix(in srgb, ${colour} ${percent}%, transparent)`;
