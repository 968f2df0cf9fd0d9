import { breakpoint } from '#theme/layout';

/** Media queries for styles; the layout changes at the theme's breakpoints. */
export const media = {
  phone: `@media (max-width: ${breakpoint.tablet - 0.05}px)`,
  tabletUp: `@media (min-width: ${breakpoint.tablet}px)`,
  /** Tablets without a bottom bar whose header has the least room. */
  smallTablet: `@media (min-width: ${breakpoint.tablet}px) and (max-width: 719.95px)`,
  /** Small tablets, phones in landscape, screens at 200 %: the header has no room for all of its text. */
  compact: '@media (max-width: 899.95px)',
  /** Phones on which the brand name takes the place of buttons that the bottom bar also has. */
  small: '@media (max-width: 389.95px)',
  /** Narrow phones, on which three words do not fit side by side. */
  narrow: '@media (max-width: 359.95px)',
  /** Widths between a phone and a tablet. */
  slimTablet: `@media (min-width: ${breakpoint.tablet}px) and (max-width: 759.95px)`,
  /** A container that is too narrow for two teams and their score side by side; a container query. */
  narrowMatch: '@container (width < 330px)',
  /** A container in which the columns of a table have no room, as in a centre on a tablet; a container query. */
  narrowTable: '@container (width < 580px)',
  /** Phones in both orientations, and screens at 200 %: nearly every dialog scrolls. */
  tight: `@media (max-width: ${breakpoint.tablet - 0.05}px), (max-height: 499.95px)`,
  tabletDown: `@media (max-width: ${breakpoint.desktop - 0.05}px)`,
  belowDesktop: `@media (max-width: ${breakpoint.large - 0.05}px)`,
  desktop: `@media (min-width: ${breakpoint.large}px)`,
  wide: `@media (min-width: ${breakpoint.wide}px)`,
  hover: '@media (hover: hover)',
  coarse: '@media (pointer: coarse)',
  stillness: '@media (prefers-reduced-motion: reduce)',
} as const;
