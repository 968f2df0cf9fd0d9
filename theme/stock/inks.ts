import { vars } from '../vars.ts';

const { primary, accent, success, danger } = vars;

/**
 * MUI's `color` for text, icons and borders on any surface. The palette's `main` is a fill and need not be readable
 * as text.
 */
export const inks = {
  primary: primary.text,
  secondary: accent.text,
  error: danger.main,
  warning: accent.text,
  info: primary.text,
  success: success.main,
} as const;

type StockColor = keyof typeof inks;

const stockColors = Object.keys(inks) as StockColor[];

/** One style variant for each `color`, in its readable colour. */
export const eachColor = <Props extends object, Style>(props: Props, style: (ink: string) => Style) =>
  stockColors.map((color) => ({ props: { ...props, color }, style: style(inks[color]) }));
