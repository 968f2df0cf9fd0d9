import type { HotMatch } from '#contract/wireTypes';

const day = 86_400_000;

interface MatchFacts {
  /** The minute of play, while it runs. */
  readonly minute: number | undefined;
  /** "2 - 1", only when the score was sent. */
  readonly score: string | undefined;
  /** Milliseconds since 1970; set for a match that starts within a day. */
  readonly startsAt: number | undefined;
}

/** What a card says of a match between the teams (HOME-03). */
export const matchFacts = ({ matchTime, minute, score }: HotMatch, now: number): MatchFacts => {
  const start = Date.parse(matchTime);
  return {
    minute,
    score: score && `${score.home} - ${score.away}`,
    startsAt: score === undefined && start > now && start - now < day ? start : undefined,
  };
};
