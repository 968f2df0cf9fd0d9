import type { Components } from '@mui/material/styles';

import { typography } from '../../typography.ts';
import { vars } from '../../vars.ts';

const lifted = {
  backgroundImage: vars.gradient.surface,
  backgroundColor: vars.surface.raised,
  border: `1px solid ${vars.line.subtle}`,
} as const;

export const overlays = {
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: {
      root: { backgroundColor: vars.surface.raised, backgroundImage: 'none', color: vars.text.primary },
    },
  },
  MuiBackdrop: {
    styleOverrides: {
      root: { '&:not(.MuiBackdrop-invisible)': { backgroundColor: vars.scrim, backdropFilter: 'blur(7px)' } },
    },
  },
  MuiDialog: {
    styleOverrides: { paper: { ...lifted, borderRadius: vars.radius.xl, boxShadow: vars.shadow.high } },
  },
  MuiDialogTitle: { styleOverrides: { root: { ...typography.h2, padding: '32px 40px 16px' } } },
  MuiDialogContent: { styleOverrides: { root: { padding: '0 40px' } } },
  MuiDialogActions: { styleOverrides: { root: { padding: '24px 40px 32px', gap: 10 } } },
  MuiDrawer: { styleOverrides: { paper: { ...lifted, boxShadow: vars.shadow.high } } },
  MuiPopover: {
    styleOverrides: { paper: { ...lifted, borderRadius: vars.radius.md, boxShadow: vars.shadow.mid } },
  },
  MuiMenu: { styleOverrides: { list: { padding: 8 } } },
  MuiMenuItem: {
    styleOverrides: {
      root: {
        ...typography.strong,
        minHeight: 40,
        gap: 10,
        borderRadius: vars.radius.sm,
        color: vars.text.secondary,
        '&:hover, &.Mui-focusVisible': { backgroundColor: vars.surface.overlay, color: vars.text.primary },
        '&.Mui-selected, &.Mui-selected:hover': {
          backgroundColor: vars.primary.soft,
          color: vars.text.primary,
        },
      },
    },
  },
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
} satisfies Components;
