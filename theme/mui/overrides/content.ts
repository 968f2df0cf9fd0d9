import type { Components } from '@mui/material/styles';

import { typography } from '../../typography.ts';
import { vars } from '../../vars.ts';

export const content = {
  MuiAlert: {
    styleOverrides: {
      root: { ...typography.body, borderRadius: vars.radius.md, alignItems: 'center' },
      message: { padding: '6px 0' },
      outlined: { borderColor: vars.line.control },
    },
  },
  MuiAvatar: { styleOverrides: { colorDefault: { ...typography.strong, color: vars.primary.text } } },
  MuiTabs: {
    styleOverrides: { indicator: { height: 3, borderRadius: 3, backgroundColor: vars.accent.main } },
  },
  MuiTab: {
    styleOverrides: {
      root: {
        ...typography.strong,
        minHeight: 48,
        color: vars.text.secondary,
        '&.Mui-selected': { color: vars.text.primary },
      },
    },
  },
  MuiSkeleton: {
    defaultProps: { animation: 'wave', variant: 'rounded' },
    styleOverrides: { root: { backgroundColor: vars.surface.selected, borderRadius: vars.radius.md } },
  },
  MuiLinearProgress: {
    styleOverrides: {
      root: { height: 8, borderRadius: vars.radius.pill },
      bar: { borderRadius: vars.radius.pill },
    },
  },
  MuiTableCell: {
    styleOverrides: {
      root: { ...typography.meta, padding: '12px 14px', borderColor: vars.line.subtle },
      head: { color: vars.text.muted, fontWeight: 600, backgroundColor: vars.surface.overlay },
    },
  },
  MuiPaginationItem: {
    styleOverrides: {
      root: {
        ...typography.meta,
        fontWeight: 600,
        borderRadius: vars.radius.sm,
        color: vars.text.secondary,
        '&.Mui-selected, &.Mui-selected:hover': {
          backgroundColor: vars.primary.main,
          color: vars.text.onPrimary,
        },
      },
    },
  },
  MuiSnackbarContent: {
    styleOverrides: {
      root: { ...typography.body, borderRadius: vars.radius.md, boxShadow: vars.shadow.high },
    },
  },
} satisfies Components;
