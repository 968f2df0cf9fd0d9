import { vars } from '../vars.ts';

const { surface, text, primary, accent, success, danger, line } = vars;

const severities = {
  success: { ink: success.main, bed: success.soft, fill: success.main, onFill: text.onSuccess },
  error: { ink: danger.main, bed: danger.soft, fill: danger.solid, onFill: text.onDanger },
  warning: { ink: accent.text, bed: accent.soft, fill: accent.main, onFill: text.onAccent },
  info: { ink: primary.text, bed: primary.soft, fill: primary.main, onFill: text.onPrimary },
} as const;

const beds = {
  primary: primary.soft,
  secondary: accent.soft,
  error: danger.soft,
  info: primary.soft,
  success: success.soft,
  warning: accent.soft,
} as const;

const named = <T>(entries: (readonly [string, T])[]) => Object.fromEntries(entries) as Record<string, T>;

const alert = named(
  Object.entries(severities).flatMap(([name, { ink, bed, fill, onFill }]) => [
    [`${name}Color`, text.primary],
    [`${name}IconColor`, ink],
    [`${name}StandardBg`, bed],
    [`${name}FilledBg`, fill],
    [`${name}FilledColor`, onFill],
  ]),
);

const bedsAs = (suffix: string) =>
  named(Object.entries(beds).map(([name, bed]) => [`${name}${suffix}`, bed]));

const grey = {
  50: surface.base,
  100: surface.overlay,
  200: surface.overlay,
  300: surface.selected,
  400: line.control,
  500: line.control,
  600: text.muted,
  700: text.secondary,
  800: text.secondary,
  900: text.primary,
  A100: surface.overlay,
  A200: surface.overlay,
  A400: line.control,
  A700: text.secondary,
};

/** Values that MUI would otherwise compute itself, grouped by component. */
export const derivedPalette = {
  common: { white: text.onArt, black: vars.qr.ink, background: surface.page, onBackground: text.primary },
  grey,
  Alert: alert,
  AppBar: { defaultBg: surface.base, darkBg: surface.base, darkColor: text.primary },
  Avatar: { defaultBg: primary.soft },
  Button: { inheritContainedBg: surface.overlay, inheritContainedHoverBg: surface.selected },
  Chip: { defaultBorder: line.control, defaultAvatarColor: text.secondary, defaultIconColor: text.secondary },
  FilledInput: { bg: surface.field, hoverBg: surface.field, disabledBg: surface.base },
  Input: { autofillWebkitBoxShadow: `0 0 0 100px ${surface.field} inset` },
  LinearProgress: bedsAs('Bg'),
  Skeleton: { bg: surface.selected },
  Slider: bedsAs('Track'),
  SnackbarContent: { bg: surface.overlay, color: text.primary },
  SpeedDialAction: { fabHoverBg: surface.overlay },
  StepConnector: { border: line.control },
  StepContent: { border: line.control },
  Switch: { defaultColor: text.secondary, defaultDisabledColor: text.muted, ...bedsAs('DisabledColor') },
  TableCell: { border: line.subtle },
  Tooltip: { bg: surface.selected },
};
