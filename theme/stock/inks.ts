import { vars } from '../vars.ts';

const { primary, accent, success, danger } = vars;

/** MUI's `color` as text, icon or edge on any surface. Its palette's `main` is a fill, which text need not be read on. */
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

/** One variant for each `color`, styled with its ink. */
export const eachColor = <Props extends object, Style>(props: Props, style: (ink: string) => Style) =>
  stockColors.map((color) => ({ props: { ...props, color }, style: style(inks[color]) }));
