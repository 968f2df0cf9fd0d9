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
