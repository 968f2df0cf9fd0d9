import { breakpoint } from '../layout.ts';

/** Widths at which a brand's layout changes; the same as of the parts. */
export const widths = {
  phone: `@media (max-width:${breakpoint.tablet - 0.05}px)`,
  tabletUp: `@media (min-width:${breakpoint.tablet}px)`,
  tablet: `@media (min-width:${breakpoint.tablet}px) and (max-width:${breakpoint.large - 0.05}px)`,
  belowDesktop: `@media (max-width:${breakpoint.large - 0.05}px)`,
  tabletDown: `@media (max-width:${breakpoint.desktop - 0.05}px)`,
  slimTablet: `@media (min-width:${breakpoint.tablet}px) and (max-width:859.95px)`,
  narrow: '@media (max-width:359.95px)',
  compact: '@media (max-width:899.95px)',
  desktop: `@media (min-width:${breakpoint.large}px)`,
  lessThanWide: `@media (min-width:${breakpoint.large}px) and (max-width:${breakpoint.wide - 0.05}px)`,
  hover: '@media (hover:hover)',
} as const;
