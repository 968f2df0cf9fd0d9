import { vars } from '#theme/vars';

/** Rays behind a picture, fading out in a circle; for a `::before`. */
export const sunburst = {
  content: '""',
  position: 'absolute',
  background: vars.gradient.rays,
  borderRadius: vars.radius.pill,
  mask: 'radial-gradient(closest-side, black, transparent)',
  pointerEvents: 'none',
} as const;
