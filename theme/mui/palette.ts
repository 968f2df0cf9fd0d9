import type { PaletteOptions } from '@mui/material/styles';

import { vars } from '../vars.ts';
import { derivedPalette } from './derivedPalette.ts';

const { surface, text, primary, accent, success, danger, line } = vars;

interface Tone {
  main: string;
  hover: string;
  soft: string;
  on: string;
}

const tones = {
  primary: { main: primary.main, hover: primary.hover, soft: primary.soft, on: text.onPrimary },
  accent: { main: accent.main, hover: accent.hover, soft: accent.soft, on: text.onAccent },
  success: { main: success.main, hover: success.main, soft: success.soft, on: text.onSuccess },
  danger: { main: danger.solid, hover: danger.solid, soft: danger.soft, on: text.onDanger },
} as const satisfies Record<string, Tone>;

const color = ({ main, hover, soft, on }: Tone) => ({ main, dark: hover, light: soft, contrastText: on });

/**
 * MUI's palette, mapped to the brand's variables. Every value must be set, because MUI would derive missing ones for
 * a light theme.
 */
export const palette: PaletteOptions = {
  primary: color(tones.primary),
  secondary: color(tones.accent),
  accent: color(tones.accent),
  success: color(tones.success),
  error: color(tones.danger),
  warning: color(tones.accent),
  info: color(tones.primary),
  text: { primary: text.primary, secondary: text.secondary, disabled: text.muted },
  background: { default: surface.page, paper: surface.raised },
  divider: line.subtle,
  action: {
    active: text.secondary,
    hover: surface.overlay,
    selected: surface.selected,
    disabled: text.muted,
    disabledBackground: surface.selected,
    focus: surface.overlay,
  },
  ...derivedPalette,
};
