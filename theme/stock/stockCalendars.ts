import type { Components, Theme } from '@mui/material/styles';
import type {} from '@mui/x-date-pickers/themeAugmentation';

import { layout } from '../layout.ts';
import { vars } from '../vars.ts';

const { surface, text, primary, line, focus } = vars;

const gap = 2;
const touch = '@media (pointer: coarse)';
const touchRow = layout.target + 2 * gap;
const finger = { width: layout.target, height: layout.target } as const;
const chosen = { backgroundColor: primary.main, color: text.onPrimary } as const;

/** A year, month or day. MUI would blend a share of a colour over the panel, for which no contrast pair is declared. */
const entry = {
  '&:hover, &:focus': { backgroundColor: surface.overlay },
  '&:focus-visible': { outline: `3px solid ${focus.ring}`, outlineOffset: -3 },
  '&.Mui-selected, &.Mui-selected:hover, &.Mui-selected:focus': chosen,
  '&.Mui-disabled': { opacity: 1, color: text.muted },
} as const;

/** One entry of a few in a row, tall enough for touch. */
const wide = { ...entry, color: text.primary, [touch]: { height: layout.target } } as const;

/** The calendar of `@mui/x-date-pickers`, with the site's touch target sizes. */
export const stockCalendars = {
  MuiDateCalendar: { styleOverrides: { root: { [touch]: { width: 352, height: 'auto', maxHeight: 420 } } } },
  MuiPickersCalendarHeader: {
    styleOverrides: { root: { [touch]: { maxHeight: 'none' } }, switchViewButton: { [touch]: finger } },
  },
  MuiPickersArrowSwitcher: { styleOverrides: { button: { [touch]: finger } } },
  MuiDayCalendar: {
    styleOverrides: {
      weekDayLabel: { color: text.secondary, [touch]: { width: layout.target } },
      slideTransition: { [touch]: { minHeight: 6 * touchRow } },
    },
  },
  MuiPickerDay: {
    styleOverrides: {
      root: { ...entry, [touch]: { '--PickerDay-size': `${layout.target}px` } },
      today: { '&:not(.Mui-selected, :focus-visible)': { outlineColor: line.control } },
    },
  },
  MuiMonthCalendar: { styleOverrides: { root: { [touch]: { width: '100%' } }, button: wide } },
  MuiYearCalendar: { styleOverrides: { root: { [touch]: { width: '100%' } }, button: wide } },
} satisfies Components<Theme>;
