import { contestOf } from './contest.ts';
import { courseOf } from './course.ts';
import type { MatchRow } from './matchStore.ts';

/** How a match ends, from its seed alone. One of a team that is no longer known is void. */
export const endOf = (
  match: Pick<MatchRow, 'competition' | 'home' | 'away' | 'serverSeed'>,
): Pick<MatchRow, 'outcome' | 'score'> => {
  const contest = contestOf(match);
  if (contest === undefined) return { outcome: 'void', score: null };
  const { outcome, points } = courseOf(contest, match.serverSeed);
  if (outcome === 'void' || 'drawChance' in contest.play) return { outcome, score: null };
  const home = points.filter(({ side }) => side === 'home').length;
  return { outcome, score: { home, away: points.length - home } };
};
