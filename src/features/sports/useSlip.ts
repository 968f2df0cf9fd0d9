import { useEffect, useState } from 'react';
import { returnOfLegs, type Pick as MatchPick } from '#contract/settleLeg';
import {
  hundredthsOf,
  parlayLegs,
  productText,
  returnOf,
  stakeFor,
  type Side,
  type Sport,
} from '#contract/sports';
import type { BoardMatch, Value } from '#contract/wireTypes';
import { useAmounts } from '@/data/resources/useAmounts';
import { useSite } from '@/data/session/siteContext';
import { pickEnds } from '@/domain/pickEnds';
import { pickOdds } from '@/domain/matchPrices';
import { isSamePick, type Choice } from './isSamePick';
import { readKeptSlip, slipPrefix, type KeptSlip } from './keptSlip';

export type Board = Value<'sportsMatches'>;

/** A side of the winner in the page's address. */
export interface NamedSide {
  readonly matchId: string;
  readonly side: Side;
}

export const slipModes = ['single', 'parlay'] as const;
export type SlipMode = (typeof slipModes)[number];

interface Picked {
  readonly match: BoardMatch;
  readonly pick: MatchPick;
  /** The last price that the player saw and accepted. */
  readonly seen: string;
}

/** A leg of the slip with its current state. */
export interface SlipLeg extends Picked {
  /** The current price; the seen one while there is none. */
  readonly odds: string;
  /** Whether the price has changed and the player has not accepted the new one. */
  readonly isChanged: boolean;
  /** Whether the match or its line takes no bets, for the moment or any more. */
  readonly isClosed: boolean;
}

/** Quick stakes, as multiples of the least stake. */
const steps = [5n, 10n, 25n] as const;

const pickedOf = (board: Board | undefined, { matchId, ...pick }: Choice): Picked | undefined => {
  const match = board?.list.find(({ id }) => id === matchId);
  const seen = match && pickOdds(match, pick);
  return match && seen !== undefined ? { match, pick, seen } : undefined;
};

/** The address names a side of the winner: 1X2 where there is a draw. */
const choiceOf = (board: Board, { matchId, side }: NamedSide): Choice => {
  const match = board.list.find(({ id }) => id === matchId);
  return { matchId, side, market: match?.moneyLine.drawOdds === undefined ? 'moneyLine' : 'result' };
};

const nameOf = ({ matchId, side }: NamedSide): string => `${matchId} ${side}`;

/** Picks of which the board still has the match, with the prices that the player saw. */
const returned = (board: Board, picks: KeptSlip['single']): readonly Picked[] =>
  picks.flatMap(({ matchId, pick, seen }) => {
    const match = board.list.find(({ id }) => id === matchId);
    return match ? [{ match, pick, seen }] : [];
  });

const toKept = ({ match, pick, seen }: Picked): KeptSlip['single'][number] => ({
  matchId: match.id,
  pick,
  seen,
});

const legNow = (board: Board | undefined, { match, pick, seen }: Picked, takesRise: boolean): SlipLeg => {
  const now = board?.list.find(({ id }) => id === match.id);
  const price = now && pickOdds(now, pick);
  const odds = price ?? seen;
  const hasRisen = Number(odds) > Number(seen);
  return {
    ...{ match: now ?? match, pick, seen, odds },
    isChanged: odds !== seen && !(takesRise && hasRisen),
    isClosed: price === undefined || now?.locked === true,
  };
};

const smaller = (one: bigint, other: bigint): bigint => (one < other ? one : other);

/**
 * State of the slip: legs, prices and stake. The typed stake stays when prices change or a call fails. The tab keeps a
 * slip that was not placed; after a reload its prices are compared with those of the board, as any that has changed.
 */
export const useSlip = (sport: Sport, board: Board | undefined, named: NamedSide | undefined) => {
  const money = useAmounts();
  const { sessionText } = useSite();
  const place = `${slipPrefix}${sport}`;
  const [kept] = useState(() => readKeptSlip(sessionText.get(place)));
  const [isRead, setRead] = useState(false);
  const from = named && nameOf(named);
  const [picked, setPicked] = useState<Record<SlipMode, readonly Picked[]>>({ single: [], parlay: [] });
  const [mode, setMode] = useState<SlipMode>('single');
  const [typed, setTyped] = useState<string>();
  const [takesRise, setTakesRise] = useState(false);
  const [lost, setLost] = useState(0);
  if (!isRead && board !== undefined) {
    setRead(true);
    const single = returned(board, kept?.single ?? []);
    const parlay = returned(board, kept?.parlay ?? []);
    // The address names its side once: what the player has selected since stays.
    const isTaken = single.length > 0 && kept?.from === from;
    const found = named && !isTaken ? pickedOf(board, choiceOf(board, named)) : undefined;
    setPicked({ single: found ? [found] : single, parlay });
    if (kept) {
      setMode(found ? 'single' : kept.mode);
      setTyped(kept.typed);
      setLost(kept.single.length + kept.parlay.length - single.length - parlay.length);
    }
  }

  useEffect(() => {
    if (!isRead) return;
    const slip: KeptSlip = {
      ...{ mode, single: picked.single.map(toKept), parlay: picked.parlay.map(toKept) },
      ...(typed !== undefined && { typed }),
      ...(from !== undefined && { from }),
    };
    if (slip.single.length + slip.parlay.length === 0) sessionText.remove(place);
    else sessionText.set(place, JSON.stringify(slip));
  }, [isRead, mode, picked, typed, from, sessionText, place]);

  const shown = picked[mode];
  const change = (next: readonly Picked[]): void => setPicked({ ...picked, [mode]: next });
  const legs = shown.map((leg) => legNow(board, leg, takesRise));
  const isParlay = mode === 'parlay';
  const prices = legs.map(({ odds }) => odds);

  const amountOf = (name: keyof Board['limits']) => BigInt(board?.limits[name].amount ?? 0);
  const least = amountOf('leastStake');
  const most = isParlay
    ? smaller(amountOf('mostParlayStake'), stakeFor(amountOf('mostParlayReturn'), prices))
    : amountOf('mostStake');
  const inForm = (amount: bigint) =>
    board === undefined ? '' : money.of({ ...board.limits.leastStake, amount: amount.toString() });
  const stake = typed ?? inForm(least * steps[0]);
  const staked = BigInt(money.wire(stake) ?? 0);
  const [only] = legs;
  const isHalved =
    !isParlay &&
    only?.pick.line !== undefined &&
    pickEnds(only.pick).some(({ result }) => result === 'halfWon');
  const without = (matchId: string) => shown.filter(({ match }) => match.id !== matchId);

  return {
    mode,
    /** A parlay begins with the single pick; each keeps its own after that. */
    setMode: (next: SlipMode): void => {
      setMode(next);
      if (next === 'parlay' && picked.parlay.length === 0) setPicked({ ...picked, parlay: picked.single });
    },
    legs,
    /** Number of legs of the parlay, also while single bets are shown. */
    count: picked.parlay.length,
    isFull: isParlay && legs.length >= parlayLegs.most,
    isParlay,
    /** Whether the parlay has too few legs to be placed. */
    isShort: isParlay && legs.length < parlayLegs.least,
    /** Product of the current prices. */
    odds: productText(prices),
    changed: legs.filter(({ isChanged }) => isChanged).length,
    isClosed: legs.some(({ isClosed }) => isClosed),
    stake,
    staked,
    setStake: setTyped,
    stakes: [...new Set([...steps.map((step) => least * step), most])]
      .filter((one) => one <= most)
      .map(inForm),
    least,
    most,
    fault: money.fault(stake, { least, most }),
    /** The return if all legs win. */
    back: returnOf(staked, ...prices),
    /** The same at the prices that the player saw. */
    backBefore: returnOf(staked, ...legs.map(({ seen }) => seen)),
    /** The return if half of a quarter line wins. */
    halfBack:
      isHalved && only
        ? returnOfLegs(staked, [{ result: 'halfWon', odds: hundredthsOf(only.odds) }])
        : undefined,
    takesRise,
    setTakesRise,
    /** Number of picks of a kept slip whose matches have ended meanwhile. */
    lost,
    /** Selects a price; selecting it again deselects it. In a parlay a match has one pick. */
    choose: ({ matchId, ...pick }: Choice): void => {
      const isChosen = shown.some((leg) => leg.match.id === matchId && isSamePick(leg.pick, pick));
      const found = pickedOf(board, { matchId, ...pick });
      const others = isParlay ? without(matchId) : [];
      if (isChosen) change(without(matchId));
      else if (found && others.length < parlayLegs.most) change([...others, found]);
    },
    remove: (matchId: string): void => change(without(matchId)),
    /** Empties what is shown. */
    clear: (): void => {
      setLost(0);
      change([]);
    },
  };
};

export type Slip = ReturnType<typeof useSlip>;
