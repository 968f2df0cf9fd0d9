import type { OddsFormat } from '#contract/sports';

/** Each format's notation of the gain per unit staked. */
const formats = {
  decimal: (gain) => gain + 1,
  /** A gain of at most 1 as it is; above 1, the stake needed to gain 1, as a negative number. */
  malay: (gain) => (gain <= 1 ? gain : -1 / gain),
  /** A gain of at least 1 as it is; below 1, the stake needed to gain 1, as a negative number. */
  indonesian: (gain) => (gain >= 1 ? gain : -1 / gain),
  hongkong: (gain) => gain,
} as const satisfies Record<OddsFormat, (gain: number) => number>;

const HUNDRED = 100;

const writers = new Map<string, Intl.NumberFormat>();

/** Prices are formatted many times a second, so each language's formatter is created once. */
const writerOf = (tag: string): Intl.NumberFormat => {
  const known = writers.get(tag);
  if (known) return known;
  const made = new Intl.NumberFormat(tag, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  writers.set(tag, made);
  return made;
};

/** Formats decimal odds of the wire in the player's format and language: "1.42" is `1,42` in Vietnamese. */
export const oddsText = (odds: string, tag: string, format: OddsFormat = 'decimal'): string => {
  const gain = (Math.round(Number(odds) * HUNDRED) - HUNDRED) / HUNDRED;
  return writerOf(tag).format(formats[format](gain));
};
