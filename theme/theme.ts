import { createTheme, type ThemeOptions } from '@mui/material/styles';

import { breakpoint } from './layout.ts';
import { focusRing, globalStyles } from './mui/globalStyles.ts';
import { overrides } from './mui/overrides.ts';
import { palette } from './mui/palette.ts';
import { typography } from './typography.ts';
import { vars } from './vars.ts';

const { low, mid, high } = vars.shadow;

/** MUI counts 25 heights; the look has three. */
const shadows = Array.from({ length: 25 }, (_, height) => {
  if (height === 0) return 'none';
  if (height <= 4) return low;
  return height <= 12 ? mid : high;
}) as ThemeOptions['shadows'];

/** The one theme: every value is a variable of the brand, so that a change of brand renders nothing anew. */
export const theme = createTheme({
  // The brand's sheet sets color-scheme; MUI would say light.
  cssVariables: { nativeColor: true, cssVarPrefix: 'mq', disableCssColorScheme: true },
  palette,
  shadows,
  focusVisible: focusRing,
  // As high as a dialog, where MUI has it below: of two the one that was opened later is on top.
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
