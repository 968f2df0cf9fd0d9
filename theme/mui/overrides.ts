import type { Components, Theme } from '@mui/material/styles';

import { typography } from '../typography.ts';
import { vars } from '../vars.ts';

const lifted = {
  backgroundImage: vars.gradient.surface,
  backgroundColor: vars.surface.raised,
  border: `1px solid ${vars.line.subtle}`,
} as const;

/** Styles of the MUI components that the first pages use; `theme/stock` has those of the others. */
export const overrides = {
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: {
      root: { backgroundColor: vars.surface.raised, backgroundImage: 'none', color: vars.text.primary },
    },
  },
  MuiBackdrop: {
    styleOverrides: {
      root: {
        '&:not(.MuiBackdrop-invisible)': {
          backgroundColor: vars.scrim,
          // A browser draws the whole page anew for each frame of it: a plain scrim for whoever asks for less.
          '@media (prefers-reduced-motion: no-preference)': { backdropFilter: 'blur(7px)' },
        },
      },
    },
  },
  MuiDialog: {
    styleOverrides: { paper: { ...lifted, borderRadius: vars.radius.xl, boxShadow: vars.shadow.high } },
  },
  MuiDrawer: { styleOverrides: { paper: { ...lifted, boxShadow: vars.shadow.high } } },
  MuiTooltip: {
    styleOverrides: {
      tooltip: {
        ...typography.caption,
        padding: '8px 12px',
        borderRadius: vars.radius.xs,
        backgroundColor: vars.surface.selected,
        color: vars.text.primary,
        boxShadow: vars.shadow.mid,
      },
      arrow: { color: vars.surface.selected },
    },
  },
} satisfies Components<Theme>;
