import type { CSSInterpolation } from '@mui/material/styles';

/**
 * For a part with one styled root whose inner slots are plain markup: the theme's styles of those slots reach them by
 * their class.
 */
export const innerSlots =
  (classes: Readonly<Record<string, string>>) =>
  (_props: unknown, styles: Readonly<Record<string, CSSInterpolation>>): CSSInterpolation =>
    Object.entries(styles).map(([slot, style]) =>
      slot === 'root' ? style : { [`& .${classes[slot]}`]: style },
    );
