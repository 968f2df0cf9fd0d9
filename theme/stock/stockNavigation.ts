import type { Components, Theme } from '@mui/material/styles';

import { vars } from '../vars.ts';
import { eachColor } from './inks.ts';

const { surface, text, primary, success, danger, line, radius, shadow } = vars;

/** A selected row. MUI would blend a twelfth of the page's colour over it, for which no contrast pair is declared. */
const row = {
  '&.Mui-selected, &.Mui-selected:hover, &.Mui-selected.Mui-focusVisible': {
    backgroundColor: surface.selected,
    color: text.primary,
  },
  '&.Mui-disabled': { opacity: 1, color: text.muted },
};

const current = { backgroundColor: primary.soft, color: primary.text };

/** Navigation components. */
export const stockNavigation = {
  MuiAppBar: {
    defaultProps: { color: 'default', elevation: 0 },
    styleOverrides: { root: { borderBottom: `1px solid ${line.subtle}` } },
  },
  MuiLink: { styleOverrides: { root: { '--Link-underlineColor': 'currentColor' } } },
  MuiTabs: { styleOverrides: { indicator: { backgroundColor: primary.text } } },
  MuiTab: {
    styleOverrides: {
      root: { '&:hover': { color: text.primary }, '&.Mui-selected': { color: primary.text } },
    },
  },
  MuiBottomNavigation: { styleOverrides: { root: { backgroundColor: surface.base } } },
  MuiBottomNavigationAction: {
    styleOverrides: { root: { color: text.secondary, '&.Mui-selected': { color: primary.text } } },
  },
  MuiPaginationItem: {
    styleOverrides: {
      root: {
        borderColor: line.control,
        '&.Mui-selected, &.Mui-selected:hover, &.Mui-selected.Mui-focusVisible': current,
        '&.Mui-disabled': { opacity: 1, color: text.muted },
      },
    },
  },
  MuiMenu: {
    styleOverrides: {
      paper: { border: `1px solid ${line.subtle}`, borderRadius: radius.md, boxShadow: shadow.high },
    },
  },
  MuiMenuItem: { styleOverrides: { root: row } },
  MuiListItemButton: { styleOverrides: { root: row } },
  MuiStepIcon: {
    styleOverrides: {
      root: {
        color: surface.selected,
        '&.Mui-active': { color: primary.main },
        '&.Mui-completed': { color: success.main },
        '&.Mui-error': { color: danger.main },
        '&:not(.Mui-active) .MuiStepIcon-text': { fill: text.secondary },
      },
      text: { fill: text.onPrimary },
    },
  },
  MuiStepLabel: {
    styleOverrides: {
      label: {
        color: text.muted,
        '&.Mui-active, &.Mui-completed': { color: text.primary },
        '&.Mui-error': { color: danger.main },
      },
    },
  },
  MuiMobileStepper: {
    styleOverrides: { dot: { backgroundColor: line.control }, dotActive: { backgroundColor: primary.text } },
  },
  MuiSvgIcon: { styleOverrides: { root: { variants: eachColor({}, (color) => ({ color })) } } },
  MuiTypography: { styleOverrides: { root: { variants: eachColor({}, (color) => ({ color })) } } },
} satisfies Components<Theme>;
