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
const SURE = 0.93;

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

/** Lines about the most even one, each with the chance of its first selection; `fair` is the one without the sway. */
const ladder = (
  { step, first }: LineSteps,
  middle: number,
  chanceOf: (line: number) => number,
  fairOf: (line: number) => number,
) => {
  const nearest = Math.round((middle - first) / step) * step + first;
  const known = Array.from({ length: BESIDE * 4 + 1 }, (_, place) => {
    const line = nearest + (place - BESIDE * 2) * step;
    return { line, chance: chanceOf(line), fair: fairOf(line) };
  });
  const unevenness = (place: number) => Math.abs((known[place]?.chance ?? 1) - 0.5);
  // The most even one is near the mean.
  let main = BESIDE;
  for (let place = BESIDE; place <= BESIDE * 3; place += 1)
    if (unevenness(place) < unevenness(main)) main = place;
  return known
    .slice(main - BESIDE, main + BESIDE + 1)
    .filter(({ chance, fair }) => [chance, fair].every((one) => one < SURE && one > 1 - SURE));
};

/** Turns a chance, as the market sees it and without the sway, into a price in hundredths. */
type Price = (chance: number, fair: number) => number;

const priced = (
  lines: readonly { readonly line: number; readonly chance: number; readonly fair: number }[],
  price: Price,
): PricedLine[] =>
  lines.map(({ line, chance, fair }) => ({
    line,
    first: price(chance, fair),
    second: price(1 - chance, 1 - fair),
  }));

export const handicapLines = (
  leads: readonly Weighted[],
  fairLeads: readonly Weighted[],
  steps: LineSteps,
  price: Price,
): PricedLine[] => {
  const chanceOf = (spread: readonly Weighted[]) => (line: number) =>
    chanceAt(spread, (lead) => lead * QUARTERS + line);
  return priced(ladder(steps, -meanOf(leads) * QUARTERS, chanceOf(leads), chanceOf(fairLeads)), price);
};

export const totalLines = (
  totals: readonly Weighted[],
  fairTotals: readonly Weighted[],
  steps: LineSteps,
  price: Price,
): PricedLine[] => {
  const chanceOf = (spread: readonly Weighted[]) => (line: number) =>
    chanceAt(spread, (total) => total * QUARTERS - line);
  return priced(ladder(steps, meanOf(totals) * QUARTERS, chanceOf(totals), chanceOf(fairTotals)), price);
};
