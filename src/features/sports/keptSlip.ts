import { markets, selections } from '#contract/sports';
import type { Pick as MatchPick } from '#contract/settleLeg';
import { pickId } from './slipPicks';

/** Prefix of the keys of bet slips in session storage, one of each sport; here, as no other page needs it. */
export const slipPrefix = 'slip:';

/** A pick as the tab keeps it: its match is looked up on the board again. */
interface KeptPick {
  readonly matchId: string;
  readonly pick: MatchPick;
  /** The price that the player saw. */
  readonly seen: string;
  /** The stake that was typed for it alone. */
  readonly own?: string;
}

/** A slip that was not placed, for a reload of the tab. */
export interface KeptSlip {
  readonly mode: 'single' | 'parlay';
  readonly picks: readonly KeptPick[];
  /** The stake of single bets as it was typed for all of them. */
  readonly typed?: string;
  /** The stake of the parlay as it was typed. */
  readonly typedParlay?: string;
  /** The selection in the page's address that the slip has already taken. */
  readonly from?: string;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const readPick = (value: unknown): KeptPick[] => {
  if (!isRecord(value) || !isRecord(value['pick'])) return [];
  const { matchId, seen, own } = value;
  const { market, side, line } = value['pick'];
  const known = {
    market: markets.find((one) => one === market),
    side: selections.find((one) => one === side),
  };
  if (typeof matchId !== 'string' || typeof seen !== 'string') return [];
  if (known.market === undefined || known.side === undefined) return [];
  const pick = { market: known.market, side: known.side, ...(typeof line === 'number' && { line }) };
  return [{ matchId, pick, seen, ...(typeof own === 'string' && { own }) }];
};

const readPicks = (value: unknown): KeptPick[] => (Array.isArray(value) ? value.flatMap(readPick) : []);

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Reads what a tab has kept; undefined if it kept nothing that can be read. */
export const readKeptSlip = (text: string | undefined): KeptSlip | undefined => {
  const value = text === undefined ? undefined : parsed(text);
  if (!isRecord(value)) return undefined;
  const { typed, typedParlay, from } = value;
  return {
    mode: value['mode'] === 'parlay' ? 'parlay' : 'single',
    picks: readPicks(value['picks']),
    ...(typeof typed === 'string' && { typed }),
    ...(typeof typedParlay === 'string' && { typedParlay }),
    ...(typeof from === 'string' && { from }),
  };
};

/** The kept text without some picks; undefined if none is left. */
export const withoutKept = (text: string | undefined, ids: readonly string[]): string | undefined => {
  const slip = readKeptSlip(text);
  const picks = slip?.picks.filter(
    ({ matchId, pick }) => !ids.includes(pickId({ match: { id: matchId }, pick })),
  );
  return picks === undefined || picks.length === 0 ? undefined : JSON.stringify({ ...slip, picks });
};
