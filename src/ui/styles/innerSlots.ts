import type { CSSInterpolation } from '@mui/material/styles';

/**
 * For a component with one styled root and plain markup inside: applies the theme's slot styles by the slots'
 * classes.
 */
export const innerSlots =
  (classes: Readonly<Record<string, string>>) =>
  (_props: unknown, styles: Readonly<Record<string, CSSInterpolation>>): CSSInterpolation =>
    Object.entries(styles).map(([slot, style]) =>
      slot === 'root' ? style : { [`& .${classes[slot]}`]: style },
    );
