import type { Pick as MatchPick } from '#contract/settleLeg';
import { parlayLegs } from '#contract/sports';
import type { BoardMatch } from '#contract/wireTypes';

/** A pick on the slip. */
export interface SlipPick {
  readonly match: BoardMatch;
  readonly pick: MatchPick;
  /** The last price that the player saw and accepted. */
  readonly seen: string;
  /** Stake typed for this pick alone; without it the stake for all picks counts. */
  readonly own?: string;
}

interface Chosen {
  readonly match: Pick<BoardMatch, 'id'>;
  readonly pick: MatchPick;
}

/** Identifies a pick on the slip: match, market, side and line. */
export const pickId = ({ match: { id }, pick: { market, side, line } }: Chosen): string =>
  [id, market, side, line ?? ''].join(' ');

export const withoutPicks = <Kept extends Chosen>(
  picks: readonly Kept[],
  ids: readonly string[],
): readonly Kept[] => picks.filter((pick) => !ids.includes(pickId(pick)));

/** Adds a pick unless the slip is full. In a parlay it replaces another pick of its match. */
export const withPick = (picks: readonly SlipPick[], added: SlipPick, isParlay: boolean) => {
  const others = picks.filter(({ match }) => !isParlay || match.id !== added.match.id);
  return others.length < parlayLegs.most ? [...others, added] : picks;
};

/** Whether two picks are on one match: their prices cannot be multiplied. */
export const hasClash = (picks: readonly Chosen[]): boolean =>
  new Set(picks.map(({ match }) => match.id)).size < picks.length;
