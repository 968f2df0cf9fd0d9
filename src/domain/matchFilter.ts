import type { HotMatch } from '#contract/wireTypes';
import { dayIn } from './dayIn';

export const matchFilters = ['hot', 'live', 'today', 'tomorrow', 'results'] as const;
export type MatchFilter = (typeof matchFilters)[number];

const DAY = 86_400_000;

interface Clocked {
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly timeZone: string;
  /** Number of matches in the 'popular' filter: running ones, then the next. */
  readonly hot: number;
}

/** Filters a list that is sorted by start. Results are a separate list. */
export const filterMatches = <Match extends HotMatch>(
  matches: readonly Match[],
  filter: MatchFilter,
  { now, timeZone, hot }: Clocked,
): readonly Match[] => {
  const on = (moment: number) => {
    const day = dayIn(moment, timeZone);
    return matches.filter(({ matchTime }) => dayIn(Date.parse(matchTime), timeZone) === day);
  };
  const filters = {
    hot: () => matches.slice(0, hot),
    live: () => matches.filter(({ minute }) => minute !== undefined),
    today: () => on(now),
    tomorrow: () => on(now + DAY),
    results: () => [],
  } as const satisfies Record<MatchFilter, () => readonly Match[]>;
  return filters[filter]();
};

/** Groups matches by competition, in the order of first appearance. */
export const byCompetition = <Match extends Pick<HotMatch, 'competition'>>(
  matches: readonly Match[],
): { competition: string; matches: readonly Match[] }[] => {
  const names = [...new Set(matches.map(({ competition }) => competition))];
  return names.map((competition) => ({
    competition,
    matches: matches.filter((match) => match.competition === competition),
  }));
};
