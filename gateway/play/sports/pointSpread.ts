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

/** Chances of 0, 1, 2… points at a rate (Poisson); what is left out is less than one in a million. */
const countsAt = (rate: number): number[] => {
  const chances = [Math.exp(-rate)];
  const most = Math.ceil(rate + 6 * Math.sqrt(rate) + 6);
  for (let count = 1; count <= most; count += 1) chances.push(((chances[count - 1] ?? 0) * rate) / count);
  return chances;
};

/** Sums of chances by a number of points, which may be negative down to a least one. */
const tally = (least: number, most: number) => {
  const sums = new Float64Array(most - least + 1);
  return {
    add: (points: number, chance: number): void => {
      const place = points - least;
      sums[place] = (sums[place] ?? 0) + chance;
    },
    weighted: (): Weighted[] =>
      [...sums].map((chance, place): Weighted => [place + least, chance]).filter(([, chance]) => chance > 0),
  };
};

/** How a match may end from a score on, when each side still has its rate before it. */
export const pointSpread = (
  { home, away }: Score,
  [homeRate, awayRate]: readonly [home: number, away: number],
  draws: boolean,
): PointSpread => {
  const own = countsAt(homeRate);
  const theirs = countsAt(awayRate);
  const lead = home - away;
  const leads = tally(lead - theirs.length - 1, lead + own.length + 1);
  const totals = tally(home + away, home + away + own.length + theirs.length + 1);
  // Where nothing may end level, a last point decides.
  const share = homeRate + awayRate === 0 ? 0.5 : homeRate / (homeRate + awayRate);
  for (const [made, chance] of own.entries()) {
    for (const [suffered, other] of theirs.entries()) {
      const end = lead + made - suffered;
      const total = home + away + made + suffered;
      if (draws || end !== 0) {
        leads.add(end, chance * other);
        totals.add(total, chance * other);
      } else {
        leads.add(1, chance * other * share);
        leads.add(-1, chance * other * (1 - share));
        totals.add(total + 1, chance * other);
      }
    }
  }
  return { leads: leads.weighted(), totals: totals.weighted() };
};

export const winChances = ({ leads }: PointSpread): Chances => {
  const sum = (isMeant: (lead: number) => boolean): number =>
    leads.reduce((all, [lead, chance]) => (isMeant(lead) ? all + chance : all), 0);
  return { home: sum((lead) => lead > 0), draw: sum((lead) => lead === 0), away: sum((lead) => lead < 0) };
};
