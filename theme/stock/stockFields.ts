import type { Components, Theme } from '@mui/material/styles';

import { vars } from '../vars.ts';
import { eachColor } from './inks.ts';

const { surface, text, danger, line, radius, shadow } = vars;

const outline = '.MuiOutlinedInput-notchedOutline';

const outlined = {
  backgroundColor: surface.field,
  [`& ${outline}`]: { borderColor: line.control },
  [`&:hover ${outline}`]: { borderColor: text.secondary },
  variants: eachColor({}, (ink) => ({ [`&.Mui-focused ${outline}`]: { borderColor: ink } })),
  [`&.Mui-error ${outline}, &.Mui-error:hover ${outline}`]: { borderColor: danger.main },
  '&.Mui-disabled': { backgroundColor: surface.base },
  [`&.Mui-disabled ${outline}, &.Mui-disabled:hover ${outline}`]: { borderColor: line.subtle },
};

const underlined = {
  '&::before': { borderBottomColor: line.control },
  '&:hover:not(.Mui-disabled, .Mui-error)::before': { borderBottomColor: text.secondary },
  variants: eachColor({}, (ink) => ({ '&::after': { borderBottomColor: ink } })),
  '&.Mui-error::before, &.Mui-error::after': { borderBottomColor: danger.main },
  '&.Mui-disabled::before': { borderBottomColor: line.subtle },
};

const label = {
  variants: eachColor({}, (ink) => ({ '&.Mui-focused:not(.Mui-error)': { color: ink } })),
  '&.Mui-error': { color: danger.main },
};

/** Text fields and selects. */
export const stockFields = {
  MuiOutlinedInput: { styleOverrides: { root: outlined } },
  MuiFilledInput: { styleOverrides: { root: underlined } },
  MuiInput: { styleOverrides: { root: underlined } },
  MuiFormLabel: { styleOverrides: { root: label, asterisk: { color: danger.main } } },
  MuiInputLabel: { styleOverrides: { root: label } },
  MuiFormHelperText: {
    styleOverrides: { root: { color: text.muted, '&.Mui-error': { color: danger.main } } },
  },
  MuiAutocomplete: {
    styleOverrides: {
      paper: { border: `1px solid ${line.subtle}`, borderRadius: radius.md, boxShadow: shadow.high },
      option: {
        '&[aria-selected="true"], &[aria-selected="true"].Mui-focused': {
          backgroundColor: surface.selected,
          color: text.primary,
        },
        '&[aria-disabled="true"]': { opacity: 1, color: text.muted },
      },
    },
  },
} satisfies Components<Theme>;
