import { breakpoint } from '#theme/layout';

/** Media queries for styles; the frame changes at the theme's breakpoints. */
export const media = {
  phone: `@media (max-width: ${breakpoint.tablet - 0.05}px)`,
  tabletUp: `@media (min-width: ${breakpoint.tablet}px)`,
  /** Tablets whose foot has nothing, and whose head has least room beside its tools. */
  smallTablet: `@media (min-width: ${breakpoint.tablet}px) and (max-width: 719.95px)`,
  /** Small tablets, phones on their side, screens at 200 %: the head of the page has no room for all of its words. */
  compact: '@media (max-width: 899.95px)',
  /** Phones on which the brand's name needs the place of what the foot has as well. */
  small: '@media (max-width: 389.95px)',
  /** Phones with less room than most: three words beside each other do not fit. */
  narrow: '@media (max-width: 359.95px)',
  /** Between a phone and a tablet. */
  slimTablet: `@media (min-width: ${breakpoint.tablet}px) and (max-width: 759.95px)`,
  /** Two teams and their score beside each other leave too little for most names; asks the nearest container. */
  narrowMatch: '@container (width < 330px)',
  /** Phones, upright or on their side, and screens at 200 %: a dialog scrolls nearly always. */
  tight: `@media (max-width: ${breakpoint.tablet - 0.05}px), (max-height: 499.95px)`,
  tabletDown: `@media (max-width: ${breakpoint.desktop - 0.05}px)`,
  belowDesktop: `@media (max-width: ${breakpoint.large - 0.05}px)`,
  desktop: `@media (min-width: ${breakpoint.large}px)`,
  wide: `@media (min-width: ${breakpoint.wide}px)`,
  hover: '@media (hover: hover)',
  coarse: '@media (pointer: coarse)',
  stillness: '@media (prefers-reduced-motion: reduce)',
} as const;
