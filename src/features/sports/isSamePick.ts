import type { Pick as MatchPick } from '#contract/settleLeg';

/** A pick of a match, by press. */
export interface Choice extends MatchPick {
  readonly matchId: string;
}

const isSamePick = (one: MatchPick, other: MatchPick): boolean =>
  one.market === other.market && one.side === other.side && (one.line ?? null) === (other.line ?? null);

const none: readonly Choice[] = [];

/** The choices on one match; the same empty list for every match without any, so that its row is not rendered again. */
export const choicesOn = (chosen: readonly Choice[], matchId: string): readonly Choice[] => {
  const own = chosen.filter((choice) => choice.matchId === matchId);
  return own.length === 0 ? none : own;
};

export const isChosen = (chosen: readonly Choice[], pick: MatchPick): boolean =>
  chosen.some((choice) => isSamePick(choice, pick));
