import type { Contest } from './contest.ts';

/** They sum to 1. */
export interface Chances {
  readonly home: number;
  readonly draw: number;
  readonly away: number;
}

/** Points that each side makes in a whole match, in the mean. */
export const pointRates = ({ play, home, away }: Contest): readonly [home: number, away: number] => {
  if ('drawChance' in play) return [0, 0];
  const edge = (home.strength / away.strength) ** play.weight;
  return [play.points[0] * edge, play.points[1] / edge];
};

export const duelChances = ({ play, home, away }: Contest): Chances => {
  const draw = 'drawChance' in play ? play.drawChance : 0;
  const [first, second] = [home.strength ** 2, away.strength ** 2];
  const share = first / (first + second);
  return { home: share * (1 - draw), draw, away: (1 - share) * (1 - draw) };
};

/** Chances of 0, 1, 2… points at a rate (Poisson); what is left out is less than one in a million. */
const countsAt = (rate: number): number[] => {
  const chances = [Math.exp(-rate)];
  const most = Math.ceil(rate + 6 * Math.sqrt(rate) + 6);
  for (let count = 1; count <= most; count += 1) chances.push(((chances[count - 1] ?? 0) * rate) / count);
  return chances;
};

/** How a match may end from a lead of the home side on, when each side still has its rate before it. */
export const pointChances = (
  lead: number,
  [homeRate, awayRate]: readonly [home: number, away: number],
  draws: boolean,
): Chances => {
  const own = countsAt(homeRate);
  const theirs = countsAt(awayRate);
  let [home, level] = [0, 0];
  for (const [made, chance] of own.entries()) {
    for (const [suffered, other] of theirs.entries()) {
      const end = lead + made - suffered;
      if (end > 0) home += chance * other;
      else if (end === 0) level += chance * other;
    }
  }
  const away = 1 - home - level;
  if (draws) return { home, draw: level, away };
  const share = homeRate + awayRate === 0 ? 0.5 : homeRate / (homeRate + awayRate);
  return { home: home + level * share, draw: 0, away: away + level * (1 - share) };
};
