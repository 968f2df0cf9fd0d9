import type { Pick as MatchPick } from '#contract/settleLeg';

/** A pick of a match, by press. */
export interface Choice extends MatchPick {
  readonly matchId: string;
}

export const isSamePick = (one: MatchPick, other: MatchPick): boolean =>
  one.market === other.market && one.side === other.side && (one.line ?? null) === (other.line ?? null);
