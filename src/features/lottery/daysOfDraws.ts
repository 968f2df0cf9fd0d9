import type { Value } from '#contract/wireTypes';

type Draw = Value<'recentDraws'>['list'][number];

export interface DrawDay {
  /** As the numbers of its draws have it: `20261120`. */
  readonly id: string;
  /** Time of one of its draws. */
  readonly drawsAt: string;
}

const mostDays = 3;

/** The latest days on which lotteries of the calendar drew, latest first; quick draws count within their day. */
export const daysOfDraws = (draws: readonly Draw[]): readonly DrawDay[] => {
  const days = new Map(
    draws.filter(({ drawNo }) => !drawNo.includes('-')).map(({ drawNo, drawsAt }) => [drawNo, drawsAt]),
  );
  return [...days]
    .map(([id, drawsAt]) => ({ id, drawsAt }))
    .toSorted((a, b) => b.id.localeCompare(a.id))
    .slice(0, mostDays);
};
