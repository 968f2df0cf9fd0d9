import type { Score } from '#contract/settleLeg';
import { contestOf } from './contest.ts';
import { courseOf, type Point } from './course.ts';
import type { MatchRow } from './matchStore.ts';
import { firstHalfOf } from './plays.ts';

const scoreOf = (points: readonly Point[]): Score => {
  const home = points.filter(({ side }) => side === 'home').length;
  return { home, away: points.length - home };
};

/** How a match ends, from its seed alone. One of a team that is no longer known is void. */
export const endOf = (
  match: Pick<MatchRow, 'competition' | 'home' | 'away' | 'serverSeed'>,
): Pick<MatchRow, 'outcome' | 'score'> => {
  const contest = contestOf(match);
  if (contest === undefined) return { outcome: 'void', score: null };
  const { outcome, points } = courseOf(contest, match.serverSeed);
  if (outcome === 'void' || 'drawChance' in contest.play) return { outcome, score: null };
  const firstHalf = firstHalfOf(contest.competition.discipline);
  const score = scoreOf(points);
  const half = firstHalf === undefined ? undefined : scoreOf(points.filter(({ at }) => at <= firstHalf));
  return { outcome, score: { ...score, ...(half && { half }) } };
};
