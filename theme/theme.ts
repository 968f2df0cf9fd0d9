import { createTheme, type ThemeOptions } from '@mui/material/styles';

import { breakpoint } from './layout.ts';
import { focusRing, globalStyles } from './mui/globalStyles.ts';
import { overrides } from './mui/overrides.ts';
import { palette } from './mui/palette.ts';
import { typography } from './typography.ts';
import { vars } from './vars.ts';

const { low, mid, high } = vars.shadow;

/** MUI has 25 shadow levels, a brand has three. */
const shadows = Array.from({ length: 25 }, (_, height) => {
  if (height === 0) return 'none';
  if (height <= 4) return low;
  return height <= 12 ? mid : high;
}) as ThemeOptions['shadows'];

/** The only MUI theme. Its values are CSS variables of the brand, so changing the brand re-renders nothing. */
export const theme = createTheme({
  // The brand's style sheet sets color-scheme; MUI would always set light.
  cssVariables: { nativeColor: true, cssVarPrefix: 'mq', disableCssColorScheme: true },
  palette,
  shadows,
  focusVisible: focusRing,
  // MUI puts drawers below dialogs. With the same z-index the one opened later is on top.
  zIndex: { drawer: 1300 },
  shape: { borderRadius: vars.radius.sm },
  spacing: 4,
  breakpoints: {
    values: {
      xs: breakpoint.phone,
      sm: breakpoint.tablet,
      md: breakpoint.desktop,
      lg: breakpoint.large,
      xl: breakpoint.wide,
    },
  },
  typography: {
    fontFamily: vars.font.body,
    fontWeightMedium: 600,
    fontWeightBold: 600,
    h1: typography.h1,
    h2: typography.h2,
    h3: typography.h3,
    h4: typography.h4,
    h5: typography.bodyLarge,
    h6: typography.strong,
    subtitle1: typography.bodyLarge,
    subtitle2: typography.strong,
    body1: typography.body,
    body2: typography.meta,
    button: { ...typography.button, textTransform: 'none' },
    caption: typography.caption,
    overline: { ...typography.caption, textTransform: 'none' },
  },
  components: { MuiCssBaseline: { styleOverrides: globalStyles }, ...overrides },
});
