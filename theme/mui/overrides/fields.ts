import type { Components } from '@mui/material/styles';

import { typography } from '../../typography.ts';
import { vars } from '../../vars.ts';

const edge = (color: string, width: number) => ({
  '& .MuiOutlinedInput-notchedOutline': { borderColor: color, borderWidth: width },
});

const choice = {
  color: vars.line.control,
  '&.Mui-checked, &.MuiCheckbox-indeterminate': { color: vars.primary.main },
  '&.Mui-disabled': { color: vars.text.muted },
} as const;

export const fields = {
  MuiOutlinedInput: {
    styleOverrides: {
      root: {
        ...typography.body,
        minHeight: 46,
        borderRadius: vars.radius.sm,
        backgroundColor: vars.surface.field,
        ...edge(vars.line.control, 1),
        '&:hover': edge(vars.text.muted, 1),
        '&.Mui-focused': { ...edge(vars.primary.main, 2), boxShadow: `0 0 0 4px ${vars.primary.soft}` },
        '&.Mui-error': edge(vars.danger.main, 2),
        '&.Mui-disabled': { ...edge(vars.line.subtle, 1), backgroundColor: vars.surface.base },
      },
      input: {
        height: 22,
        padding: '12px 14px',
        '&::placeholder': { color: vars.text.muted, opacity: 1 },
        '&.Mui-disabled': { WebkitTextFillColor: vars.text.muted },
      },
      adornedStart: { color: vars.text.muted },
    },
  },
  MuiInputLabel: {
    styleOverrides: { root: { color: vars.text.secondary, '&.Mui-error': { color: vars.danger.main } } },
  },
  MuiFormLabel: { styleOverrides: { asterisk: { color: vars.danger.main } } },
  MuiFormHelperText: {
    styleOverrides: {
      root: { ...typography.caption, color: vars.text.muted, '&.Mui-error': { color: vars.danger.main } },
    },
  },
  MuiFormControlLabel: { styleOverrides: { label: { ...typography.body, color: vars.text.secondary } } },
  MuiCheckbox: { styleOverrides: { root: choice } },
  MuiRadio: { styleOverrides: { root: choice } },
  MuiSwitch: {
    styleOverrides: {
      thumb: { boxShadow: vars.shadow.low },
      track: { backgroundColor: vars.line.control, opacity: 1 },
      switchBase: {
        '&.Mui-checked': { color: vars.text.onPrimary },
        '&.Mui-checked + .MuiSwitch-track': { backgroundColor: vars.primary.main, opacity: 1 },
        '&.Mui-disabled + .MuiSwitch-track': { opacity: 0.5 },
      },
    },
  },
} satisfies Components;
