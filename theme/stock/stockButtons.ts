import type { Components, Theme } from '@mui/material/styles';

import { vars } from '../vars.ts';
import { eachColor } from './inks.ts';

const { surface, text, primary, accent, line, radius, gradient, shadow } = vars;

const disabledFill = { background: surface.selected, color: text.muted, boxShadow: 'none' } as const;

const filled = [
  {
    props: { color: 'primary' },
    style: { background: gradient.primary, '&:hover': { background: primary.hover } },
  },
  {
    props: { color: 'secondary' },
    style: { background: gradient.accent, '&:hover': { background: accent.hover } },
  },
] as const;

/** Buttons and other components that are pressed. */
export const stockButtons = {
  // The production build omits the ripple (webpack.config.ts).
  MuiButtonBase: { defaultProps: { disableRipple: true } },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: {
        variants: [
          ...eachColor({}, (ink) => ({
            '--variant-textColor': ink,
            '--variant-outlinedColor': ink,
            '--variant-outlinedBorder': ink,
            '@media (hover: hover)': {
              '&:hover': {
                '--variant-textBg': surface.overlay,
                '--variant-outlinedBg': surface.overlay,
                '--variant-outlinedBorder': ink,
              },
            },
          })),
          { props: { color: 'inherit', variant: 'outlined' }, style: { borderColor: line.control } },
          ...filled.map(({ props, style }) => ({
            props: { ...props, variant: 'contained' as const },
            style,
          })),
          {
            props: { variant: 'contained', color: 'primary' },
            style: { boxShadow: shadow.primaryGlow },
          },
          {
            props: { variant: 'contained', color: 'secondary' },
            style: { boxShadow: shadow.accentGlow },
          },
          { props: { variant: 'contained' }, style: { '&.Mui-disabled': disabledFill } },
          {
            props: { variant: 'outlined' },
            style: { '&.Mui-disabled': { borderColor: line.subtle } },
          },
        ],
      },
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: {
        '@media (hover: hover)': { '&:hover': { backgroundColor: surface.overlay } },
        variants: eachColor({}, (color) => ({ color })),
      },
    },
  },
  MuiButtonGroup: { defaultProps: { disableElevation: true } },
  MuiFab: { styleOverrides: { root: { variants: [...filled], '&.Mui-disabled': disabledFill } } },
  MuiToggleButton: {
    styleOverrides: {
      root: {
        borderColor: line.control,
        color: text.secondary,
        '&:hover': { backgroundColor: surface.overlay, color: text.primary },
        '&.Mui-disabled': { borderColor: line.subtle },
        variants: [
          { props: { color: 'standard' }, style: selectedIn(primary.text) },
          ...eachColor({}, selectedIn),
        ],
      },
    },
  },
  MuiSpeedDialAction: { styleOverrides: { staticTooltipLabel: { borderRadius: radius.sm } } },
} satisfies Components<Theme>;

function selectedIn(ink: string) {
  return {
    '&.Mui-selected, &.Mui-selected:hover': { backgroundColor: primary.soft, color: ink, borderColor: ink },
  };
}
