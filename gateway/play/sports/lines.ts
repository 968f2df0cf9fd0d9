import type { Weighted } from './pointSpread.ts';

/** A line with the prices of its two selections, in hundredths. */
export interface PricedLine {
  /** In quarters of a point. */
  readonly line: number;
  readonly first: number;
  readonly second: number;
}

/** Which lines a discipline offers: every `step` quarters from `first` on. */
export interface LineSteps {
  readonly step: number;
  readonly first: number;
}

const QUARTERS = 4;
/** Lines on each side of the main one. */
const BESIDE = 2;
/** A selection as sure as this, or less likely than its rest, is not offered. */
const SURE = 0.94;

/** Share of a stake that is at play on the winning side, by how many quarters a bet is ahead. */
const shareOf = (quarters: number): number => (quarters >= 2 ? 1 : quarters === 1 ? 0.5 : 0);

/**
 * Chance of the first selection at a line, of what is decided: a push moves nothing, and of a half only half is at play.
 * `aheadAt` says by how many quarters it is ahead at a number of points.
 */
const chanceAt = (spread: readonly Weighted[], aheadAt: (points: number) => number): number => {
  let [won, lost] = [0, 0];
  for (const [points, chance] of spread) {
    const ahead = aheadAt(points);
    won += shareOf(ahead) * chance;
    lost += shareOf(-ahead) * chance;
  }
  return won + lost === 0 ? 1 : won / (won + lost);
};

const meanOf = (spread: readonly Weighted[]): number =>
  spread.reduce((sum, [points, chance]) => sum + points * chance, 0);

/** Lines about the most even one, each with the chance of its first selection. */
const ladder = ({ step, first }: LineSteps, middle: number, chanceOf: (line: number) => number) => {
  const nearest = Math.round((middle - first) / step) * step + first;
  const known = Array.from({ length: BESIDE * 4 + 1 }, (_, place) => {
    const line = nearest + (place - BESIDE * 2) * step;
    return { line, chance: chanceOf(line) };
  });
  const unevenness = (place: number) => Math.abs((known[place]?.chance ?? 1) - 0.5);
  // The most even one is near the mean.
  let main = BESIDE;
  for (let place = BESIDE; place <= BESIDE * 3; place += 1)
    if (unevenness(place) < unevenness(main)) main = place;
  return known
    .slice(main - BESIDE, main + BESIDE + 1)
    .filter(({ chance }) => chance < SURE && chance > 1 - SURE);
};

/** Prices of the lines; `price` turns a chance into hundredths. */
const priced = (
  lines: readonly { readonly line: number; readonly chance: number }[],
  price: (chance: number) => number,
): PricedLine[] =>
  lines.map(({ line, chance }) => ({ line, first: price(chance), second: price(1 - chance) }));

export const handicapLines = (
  leads: readonly Weighted[],
  steps: LineSteps,
  price: (chance: number) => number,
): PricedLine[] =>
  priced(
    ladder(steps, -meanOf(leads) * QUARTERS, (line) => chanceAt(leads, (lead) => lead * QUARTERS + line)),
    price,
  );

export const totalLines = (
  totals: readonly Weighted[],
  steps: LineSteps,
  price: (chance: number) => number,
): PricedLine[] =>
  priced(
    ladder(steps, meanOf(totals) * QUARTERS, (line) => chanceAt(totals, (total) => total * QUARTERS - line)),
    price,
  );
