import type { Components, Theme } from '@mui/material/styles';

import { vars } from '../vars.ts';
import { eachColor, inks } from './inks.ts';

const { surface, text, primary, line, radius, gradient, shadow } = vars;

const severities = ['success', 'error', 'warning', 'info'] as const;

/** Feedback components and the surfaces that contain them. */
export const stockFeedback = {
  MuiAlert: {
    styleOverrides: {
      root: {
        variants: severities.map((severity) => ({
          props: { variant: 'outlined' as const, severity },
          style: { borderColor: inks[severity] },
        })),
      },
    },
  },
  MuiSnackbarContent: { styleOverrides: { root: { border: `1px solid ${line.subtle}` } } },
  MuiLinearProgress: {
    styleOverrides: {
      root: { height: 8, borderRadius: radius.pill, backgroundColor: surface.overlay },
      bar: { borderRadius: radius.pill, variants: eachColor({}, (backgroundColor) => ({ backgroundColor })) },
    },
  },
  MuiCircularProgress: { styleOverrides: { root: { variants: eachColor({}, (color) => ({ color })) } } },
  MuiAvatar: { styleOverrides: { colorDefault: { color: primary.text } } },
  MuiChip: {
    styleOverrides: {
      root: {
        borderRadius: radius.sm,
        '&.Mui-disabled': { opacity: 1, color: text.muted, backgroundColor: surface.overlay },
        variants: [
          { props: { variant: 'filled', color: 'default' }, style: { backgroundColor: surface.overlay } },
          {
            props: { variant: 'filled', color: 'default', clickable: true },
            style: { '&:hover': { backgroundColor: surface.selected } },
          },
          { props: { variant: 'outlined' }, style: { '&&:hover': { backgroundColor: surface.overlay } } },
          ...eachColor({ variant: 'outlined' as const }, (ink) => ({ color: ink, borderColor: ink })),
        ],
      },
      deleteIcon: { color: 'inherit', '&:hover': { color: 'inherit' } },
    },
  },
  MuiCard: {
    styleOverrides: {
      root: {
        backgroundImage: gradient.surface,
        border: `1px solid ${line.subtle}`,
        borderRadius: radius.lg,
        boxShadow: shadow.low,
      },
    },
  },
  MuiAccordion: {
    styleOverrides: { root: { border: `1px solid ${line.subtle}`, '&::before': { display: 'none' } } },
  },
  MuiAccordionSummary: {
    styleOverrides: { root: { '&.Mui-disabled': { opacity: 1, color: text.muted } } },
  },
  MuiTableCell: { styleOverrides: { head: { color: text.secondary, fontWeight: 600 } } },
  MuiTableRow: {
    styleOverrides: {
      root: { '&.Mui-selected, &.Mui-selected:hover': { backgroundColor: surface.selected } },
    },
  },
  MuiImageListItemBar: {
    styleOverrides: { root: { backgroundColor: vars.art.chip, color: text.onArt } },
  },
} satisfies Components<Theme>;
