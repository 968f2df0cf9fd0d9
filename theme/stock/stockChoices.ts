import type { Components, Theme } from '@mui/material/styles';

import { vars } from '../vars.ts';
import { eachColor, inks } from './inks.ts';

const { surface, text, primary, accent, success, danger, line, radius } = vars;

const ringRoom = 6;

const edge = (ink: string) => `inset 0 0 0 1.5px ${ink}`;

const box = {
  color: line.control,
  '&&:hover': { backgroundColor: surface.overlay },
  variants: eachColor({}, (color) => ({ '&.Mui-checked, &.MuiCheckbox-indeterminate': { color } })),
  '&&.Mui-disabled': { color: line.subtle },
};

const fills = {
  primary: [primary.main, text.onPrimary],
  secondary: [accent.main, text.onAccent],
  error: [danger.solid, text.onDanger],
  warning: [accent.main, text.onAccent],
  info: [primary.main, text.onPrimary],
  success: [success.main, text.onSuccess],
} as const;

/** The thumb is inside its track: if it were wider, the track's colour would not contrast with its surroundings. */
const switched = (Object.keys(fills) as (keyof typeof fills)[]).map((color) => {
  const [fill, onFill] = fills[color];
  return {
    props: { color },
    style: {
      '&.Mui-checked:not(.Mui-disabled)': { color: onFill },
      '&.Mui-checked:not(.Mui-disabled) + .MuiSwitch-track': {
        backgroundColor: fill,
        boxShadow: edge(inks[color]),
      },
    },
  };
});

/** Checkboxes, radios, switches, sliders and ratings. */
export const stockChoices = {
  MuiCheckbox: { styleOverrides: { root: box } },
  MuiRadio: { styleOverrides: { root: box } },
  MuiSwitch: {
    styleOverrides: {
      // MUI clips what overflows the root; the padding leaves room for the focus ring.
      root: { width: 44 + 2 * ringRoom, height: 26 + 2 * ringRoom, padding: ringRoom, margin: 2 },
      track: { borderRadius: radius.pill, backgroundColor: surface.selected, boxShadow: edge(line.control) },
      thumb: { width: 18, height: 18, boxShadow: 'none' },
      switchBase: {
        top: ringRoom,
        left: ringRoom,
        padding: 4,
        '&:hover': { backgroundColor: 'transparent' },
        '&.Mui-checked': { transform: 'translateX(18px)' },
        '&.Mui-checked:hover': { backgroundColor: 'transparent' },
        '&&.Mui-disabled': { color: text.muted },
        '&&.Mui-disabled + .MuiSwitch-track': { backgroundColor: surface.base, boxShadow: edge(line.subtle) },
        variants: switched,
      },
    },
  },
  MuiSlider: {
    styleOverrides: {
      root: { variants: eachColor({}, (color) => ({ color })), '&.Mui-disabled': { color: text.muted } },
      rail: { opacity: 1, backgroundColor: line.control },
      mark: { backgroundColor: text.secondary },
      valueLabel: { backgroundColor: surface.selected, color: text.primary, borderRadius: radius.xs },
    },
  },
  MuiRating: {
    styleOverrides: {
      root: { color: accent.text, '&.Mui-disabled': { opacity: 1, color: text.muted } },
      iconEmpty: { color: line.control },
    },
  },
  MuiFormControlLabel: { styleOverrides: { label: { '&.Mui-disabled': { color: text.muted } } } },
} satisfies Components<Theme>;
