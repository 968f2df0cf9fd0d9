import type { HotMatch } from '#contract/wireTypes';

const day = 86_400_000;

interface MatchFacts {
  /** Minute of play; undefined unless the match is running. */
  readonly minute: number | undefined;
  /** "2 - 1"; undefined if there is no score. */
  readonly score: string | undefined;
  /** Milliseconds since 1970; set if the match starts within a day. */
  readonly startsAt: number | undefined;
}

/** The facts that a match card shows between the teams (HOME-03). */
export const matchFacts = ({ matchTime, minute, score }: HotMatch, now: number): MatchFacts => {
  const start = Date.parse(matchTime);
  return {
    minute,
    score: score && `${score.home} - ${score.away}`,
    startsAt: score === undefined && start > now && start - now < day ? start : undefined,
  };
};
