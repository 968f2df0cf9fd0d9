import type { Components } from '@mui/material/styles';

import { layout } from '../../layout.ts';
import { duration, easing } from '../../motion.ts';
import { typography } from '../../typography.ts';
import { vars } from '../../vars.ts';

const lit = { '&:hover': { filter: 'brightness(1.06)' } } as const;
const off = { background: vars.surface.selected, color: vars.text.muted, boxShadow: 'none' } as const;

const filled = (background: string, color: string, boxShadow = 'none') => ({
  background,
  color,
  boxShadow,
  ...lit,
});

export const buttons = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: {
      root: {
        fontFamily: 'inherit',
        '@media (pointer: coarse)': { minHeight: layout.target, minWidth: layout.target },
      },
    },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: {
        ...typography.button,
        height: 40,
        padding: '0 18px',
        gap: 8,
        borderRadius: vars.radius.sm,
        whiteSpace: 'nowrap',
        transition: `transform ${duration.fast} ${easing.out}, filter ${duration.base}, background-color ${duration.base}`,
        '&:active': { transform: 'scale(.98)' },
        '&.Mui-disabled': off,
      },
      sizeSmall: { ...typography.meta, fontWeight: 600, height: 32, padding: '0 12px' },
      sizeLarge: { ...typography.bodyLarge, fontWeight: 600, height: 48, padding: '0 28px' },
      text: {
        padding: '0 10px',
        color: vars.text.secondary,
        '&:hover': { backgroundColor: vars.surface.overlay },
      },
      outlined: { color: vars.text.primary, borderColor: vars.line.control },
    },
    variants: [
      {
        props: { variant: 'contained', color: 'primary' },
        style: filled(vars.gradient.primary, vars.text.onPrimary, vars.shadow.primaryGlow),
      },
      {
        props: { variant: 'contained', color: 'accent' },
        style: filled(vars.gradient.accent, vars.text.onAccent, vars.shadow.accentGlow),
      },
      {
        props: { variant: 'contained', color: 'error' },
        style: filled(vars.danger.solid, vars.text.onDanger),
      },
      {
        props: { variant: 'soft' },
        style: {
          backgroundColor: vars.surface.overlay,
          color: vars.text.primary,
          boxShadow: `inset 0 0 0 1px ${vars.line.subtle}`,
          '&:hover': { backgroundColor: vars.surface.selected },
        },
      },
    ],
  },
  MuiIconButton: {
    styleOverrides: {
      root: {
        borderRadius: vars.radius.sm,
        color: vars.text.secondary,
        '&:hover': { backgroundColor: vars.surface.overlay },
      },
    },
  },
  MuiLink: {
    defaultProps: { underline: 'hover' },
    styleOverrides: { root: { color: vars.primary.text, fontWeight: 600 } },
  },
  MuiChip: {
    styleOverrides: {
      root: {
        ...typography.caption,
        fontWeight: 600,
        height: 24,
        borderRadius: vars.radius.pill,
        backgroundColor: vars.surface.selected,
        color: vars.text.secondary,
      },
      outlined: { backgroundColor: 'transparent', borderColor: vars.line.control },
    },
    variants: [
      {
        props: { color: 'primary' },
        style: { backgroundColor: vars.primary.soft, color: vars.primary.text },
      },
      { props: { color: 'accent' }, style: { backgroundColor: vars.accent.soft, color: vars.accent.text } },
      {
        props: { color: 'success' },
        style: { backgroundColor: vars.success.soft, color: vars.success.main },
      },
      { props: { color: 'error' }, style: { backgroundColor: vars.danger.soft, color: vars.danger.main } },
    ],
  },
} satisfies Components;
