import { competitionOf, teamOf } from './competitions/competitions.ts';
import type { Competition, Team } from './competitions/Competition.ts';
import { plays, type Play } from './plays.ts';
import type { sportsMatches } from './schema.ts';

/** Who meets whom, and how it is played. */
export interface Contest {
  readonly competition: Competition;
  readonly play: Play;
  readonly home: Team;
  readonly away: Team;
}

/** Undefined for a competition or a team that this version no longer knows. */
export const contestOf = ({
  competition: code,
  home: homeCode,
  away: awayCode,
}: Pick<typeof sportsMatches.$inferSelect, 'competition' | 'home' | 'away'>): Contest | undefined => {
  const competition = competitionOf(code);
  if (competition === undefined) return undefined;
  const [home, away] = [teamOf(competition, homeCode), teamOf(competition, awayCode)];
  return home && away && { competition, play: plays[competition.discipline], home, away };
};
