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

/** A year, a month or a day. MUI would lay a share of a colour over the panel. */
const entry = {
  '&:hover, &:focus': { backgroundColor: surface.overlay },
  '&:focus-visible': { outline: `3px solid ${focus.ring}`, outlineOffset: -3 },
  '&.Mui-selected, &.Mui-selected:hover, &.Mui-selected:focus': chosen,
  '&.Mui-disabled': { opacity: 1, color: text.muted },
} as const;

/** One of a few in a row, high enough for a finger. */
const wide = { ...entry, color: text.primary, [touch]: { height: layout.target } } as const;

/** The calendar of `@mui/x-date-pickers`. On a touch screen what is pressed is as large as elsewhere on the site. */
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
