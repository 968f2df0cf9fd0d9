import type { Chances } from './chances.ts';

/** A number of points with its chance. */
export type Weighted = readonly [points: number, chance: number];

/** How a match may end: by the lead of the home side, and by the points of both sides together. */
export interface PointSpread {
  readonly leads: readonly Weighted[];
  readonly totals: readonly Weighted[];
}

interface Score {
  readonly home: number;
  readonly away: number;
}

/** What is less likely changes no price. */
const NEGLIGIBLE = 1e-7;

/** Chances of numbers of points at a rate (Poisson), without those that are negligible. */
const countsAt = (rate: number): Weighted[] => {
  const most = Math.ceil(rate + 6 * Math.sqrt(rate) + 6);
  const counts: Weighted[] = [];
  let chance = Math.exp(-rate);
  for (let count = 0; count <= most; count += 1) {
    if (count > 0) chance *= rate / count;
    if (chance > NEGLIGIBLE) counts.push([count, chance]);
  }
  return counts;
};

const weighted = (sums: Float64Array, least: number): Weighted[] => {
  const found: Weighted[] = [];
  for (const [place, chance] of sums.entries()) if (chance > NEGLIGIBLE) found.push([place + least, chance]);
  return found;
};

const mostOf = (counts: readonly Weighted[]): number => counts.at(-1)?.[0] ?? 0;

/** How a match may end from a score on, when each side still has its rate before it. */
export const pointSpread = (
  { home, away }: Score,
  [homeRate, awayRate]: readonly [home: number, away: number],
  draws: boolean,
): PointSpread => {
  const own = countsAt(homeRate);
  const theirs = countsAt(awayRate);
  const lead = home - away;
  const least = lead - mostOf(theirs) - 1;
  const leads = new Float64Array(mostOf(own) + mostOf(theirs) + 3);
  const totals = new Float64Array(mostOf(own) + mostOf(theirs) + 2);
  const add = (sums: Float64Array, place: number, chance: number): void => {
    sums[place] = (sums[place] ?? 0) + chance;
  };
  // Where nothing may end level, a last point decides.
  const share = homeRate + awayRate === 0 ? 0.5 : homeRate / (homeRate + awayRate);
  for (const [made, chance] of own) {
    for (const [suffered, other] of theirs) {
      const end = lead + made - suffered;
      const both = chance * other;
      if (draws || end !== 0) {
        add(leads, end - least, both);
        add(totals, made + suffered, both);
      } else {
        add(leads, 1 - least, both * share);
        add(leads, -1 - least, both * (1 - share));
        add(totals, made + suffered + 1, both);
      }
    }
  }
  return { leads: weighted(leads, least), totals: weighted(totals, home + away) };
};

export const winChances = ({ leads }: PointSpread): Chances => {
  const sums = { home: 0, draw: 0, away: 0 };
  for (const [lead, chance] of leads) sums[lead > 0 ? 'home' : lead < 0 ? 'away' : 'draw'] += chance;
  return sums;
};
