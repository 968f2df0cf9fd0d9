import { textSize, type TextSize } from './textSize.ts';
import { vars } from './vars.ts';

const text = (size: TextSize, line: number, weight = 400) =>
  ({
    fontFamily: vars.font.body,
    fontSize: textSize[size],
    lineHeight: `${line}px`,
    fontWeight: weight,
  }) as const;

// The brand's font scale changes the letters but not the line height, so stacked Vietnamese marks are not cut off.
const title = (size: number, line: number) =>
  ({
    fontFamily: vars.font.display,
    fontSize: `calc(${size}px * ${vars.display.scale})`,
    lineHeight: `${line}px`,
    fontWeight: vars.display.weight,
    letterSpacing: vars.display.tracking,
  }) as const;

const tabular = { fontVariantNumeric: 'tabular-nums lining-nums' } as const;

/** Roles of text, ready to be spread into a style. Only the weights 400 and 600 exist in the body face. */
export const typography = {
  /** The large figure of a banner. Use it once in a view. */
  heroFigure: title(57, 67),
  /** The line above or beside `heroFigure`. */
  heroLine: title(44, 53),
  /** Heading of a category or page. */
  h1: title(36, 46),
  /** Heading of a section, dialog or popup. */
  h2: title(24, 32),
  /** Heading of a panel or card. */
  h3: title(22, 30),
  h4: title(18, 26),
  /** Totals and key figures. */
  amount: { ...title(22, 30), ...tabular },
  bodyLarge: text('large', 25),
  body: text('body', 22),
  /** Actions, navigation, names. */
  strong: text('body', 22, 600),
  button: text('body', 22, 600),
  meta: text('meta', 18),
  cardName: text('name', 18, 600),
  caption: text('caption', 16),
  /** Inside badges and the tab bar only. */
  tiny: text('tiny', 16, 600),
} as const;
