import type { OddsFormat } from '#contract/sports';

/** What one staked brings beyond itself, as each format counts it. */
const formats = {
  decimal: (gain) => gain + 1,
  /** Up to 1 the gain of one staked; above it, below zero, what has to be staked to gain one. */
  malay: (gain) => (gain <= 1 ? gain : -1 / gain),
  /** From 1 on the gain of one staked; under it, below zero, what has to be staked to gain one. */
  indonesian: (gain) => (gain >= 1 ? gain : -1 / gain),
  hongkong: (gain) => gain,
} as const satisfies Record<OddsFormat, (gain: number) => number>;

const HUNDRED = 100;

const writers = new Map<string, Intl.NumberFormat>();

/** Prices are written many times a second: a writer is made once a language. */
const writerOf = (tag: string): Intl.NumberFormat => {
  const known = writers.get(tag);
  if (known) return known;
  const made = new Intl.NumberFormat(tag, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  writers.set(tag, made);
  return made;
};

/** Decimal odds of the wire in the player's format and language: "1.42" is `1,42` in Vietnamese. */
export const oddsText = (odds: string, tag: string, format: OddsFormat = 'decimal'): string => {
  const gain = (Math.round(Number(odds) * HUNDRED) - HUNDRED) / HUNDRED;
  return writerOf(tag).format(formats[format](gain));
};
