import type { MatchOutcome } from '#contract/sports';

/** Number of results that the form of a side has. */
export const FORM = 5;

export const formMarks = ['won', 'drawn', 'lost'] as const;
export type FormMark = (typeof formMarks)[number];

export interface Ended {
  readonly competition: string;
  readonly homeTeam: string;
  readonly awayTeam: string;
  readonly homeTeamImageUrl: string;
  readonly awayTeamImageUrl: string;
  readonly outcome: MatchOutcome;
}

/** How a result was for one of its teams; undefined if the match was called off or the team did not play in it. */
const markOf = ({ homeTeam, awayTeam, outcome }: Ended, team: string): FormMark | undefined => {
  if (outcome === 'void' || outcome === 'postponed') return undefined;
  if (team !== homeTeam && team !== awayTeam) return undefined;
  if (outcome === 'draw') return 'drawn';
  return (outcome === 'home') === (team === homeTeam) ? 'won' : 'lost';
};

/** The last results of a team, from results that are listed latest first. */
export const formOf = (results: readonly Ended[], team: string, most: number): readonly FormMark[] =>
  results.flatMap((result) => markOf(result, team) ?? []).slice(0, most);

/** The form of each team that has played. */
export const formsOf = (results: readonly Ended[]): ReadonlyMap<string, readonly FormMark[]> => {
  const teams = new Set(results.flatMap(({ homeTeam, awayTeam }) => [homeTeam, awayTeam]));
  return new Map([...teams].map((team) => [team, formOf(results, team, FORM)]));
};

export interface Standing extends Readonly<Record<FormMark, number>> {
  readonly team: string;
  readonly picture: string;
}

/** Each team with how often it won, drew and lost: most wins first, then fewest defeats. */
export const standingsOf = (results: readonly Ended[]): readonly Standing[] => {
  const pictures = new Map(
    results.flatMap((one) => [
      [one.homeTeam, one.homeTeamImageUrl] as const,
      [one.awayTeam, one.awayTeamImageUrl] as const,
    ]),
  );
  return [...pictures]
    .map(([team, picture]) => {
      const marks = formOf(results, team, results.length);
      const count = (mark: FormMark) => marks.filter((one) => one === mark).length;
      return { team, picture, won: count('won'), drawn: count('drawn'), lost: count('lost') };
    })
    .toSorted(
      (one, other) => other.won - one.won || one.lost - other.lost || one.team.localeCompare(other.team),
    );
};
