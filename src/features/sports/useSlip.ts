import { useEffect, useState } from 'react';
import { returnOfLegs } from '#contract/settleLeg';
import {
  hundredthsOf,
  parlayLegs,
  productText,
  returnOf,
  stakeFor,
  type Side,
  type Sport,
} from '#contract/sports';
import type { Value } from '#contract/wireTypes';
import { useAmounts } from '@/data/resources/useAmounts';
import { useSite } from '@/data/session/siteContext';
import type { AmountFault } from '@/domain/amountFault';
import { pickEnds } from '@/domain/pickEnds';
import { pickOdds } from '@/domain/matchPrices';
import type { Choice } from './isSamePick';
import { readKeptSlip, slipPrefix, withoutKept, type KeptSlip } from './keptSlip';
import { hasClash, pickId, withoutPicks, withPick, type SlipPick } from './slipPicks';

export type Board = Value<'sportsMatches'>;

/** A side of the winner in the page's address. */
export interface NamedSide {
  readonly matchId: string;
  readonly side: Side;
}

export const slipModes = ['single', 'parlay'] as const;
export type SlipMode = (typeof slipModes)[number];

/** A leg of the slip with its current state. */
export interface SlipLeg extends SlipPick {
  /** The current price; the seen one while there is none. */
  readonly odds: string;
  /** Whether the price has changed and the player has not accepted the new one. */
  readonly isChanged: boolean;
  /** Whether the match or its line takes no bets, for the moment or any more. */
  readonly isClosed: boolean;
}

/** Quick stakes, as multiples of the least stake. */
const steps = [5n, 10n, 25n] as const;

const pickedOf = (board: Board | undefined, { matchId, ...pick }: Choice): SlipPick | undefined => {
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

/** Picks whose match the board still has the match, with the prices that the player saw. */
const returned = (board: Board, picks: KeptSlip['picks']): readonly SlipPick[] =>
  picks.flatMap(({ matchId, ...kept }) => {
    const match = board.list.find(({ id }) => id === matchId);
    return match ? [{ match, ...kept }] : [];
  });

const toKept = ({ match, ...pick }: SlipPick): KeptSlip['picks'][number] => ({ matchId: match.id, ...pick });

const legNow = (board: Board | undefined, picked: SlipPick, takesRise: boolean): SlipLeg => {
  const { match, pick, seen } = picked;
  const now = board?.list.find(({ id }) => id === match.id);
  const price = now && pickOdds(now, pick);
  const odds = price ?? seen;
  const hasRisen = Number(odds) > Number(seen);
  return {
    ...picked,
    ...{ match: now ?? match, odds },
    isChanged: odds !== seen && !(takesRise && hasRisen),
    isClosed: price === undefined || now?.locked === true,
  };
};

const smaller = (one: bigint, other: bigint): bigint => (one < other ? one : other);

/** A single bet of a slip with several. */
export interface SlipSingle {
  readonly id: string;
  readonly leg: SlipLeg;
  /** Its stake as text of the field. */
  readonly stake: string;
  readonly staked: bigint;
  readonly fault: AmountFault | undefined;
  /** The return if it wins. */
  readonly back: bigint;
}

const sumOf = (amounts: readonly bigint[]): bigint => amounts.reduce((sum, one) => sum + one, 0n);

/**
 * State of the slip: picks, prices and stakes. Single bets and the parlay share the picks. Typed stakes stay when prices
 * change or a call fails. The tab keeps a slip that was not placed; after a reload its prices are compared with those of
 * the board, as any that has changed.
 */
export const useSlip = (sport: Sport, board: Board | undefined, named: NamedSide | undefined) => {
  const money = useAmounts();
  const { sessionText } = useSite();
  const place = `${slipPrefix}${sport}`;
  const [kept] = useState(() => readKeptSlip(sessionText.get(place)));
  const [isRead, setRead] = useState(false);
  const from = named && nameOf(named);
  const [picks, setPicks] = useState<readonly SlipPick[]>([]);
  const [mode, setMode] = useState<SlipMode>('single');
  const [typed, setTyped] = useState<string>();
  const [typedParlay, setTypedParlay] = useState<string>();
  const [takesRise, setTakesRise] = useState(false);
  const [lost, setLost] = useState(0);
  if (!isRead && board !== undefined) {
    setRead(true);
    const before = returned(board, kept?.picks ?? []);
    // The address names its side once: what the player has selected since stays.
    const isTaken = before.length > 0 && kept?.from === from;
    const found = named && !isTaken ? pickedOf(board, choiceOf(board, named)) : undefined;
    const others = found ? withoutPicks(before, [pickId(found)]) : before;
    setPicks(found ? withPick(others, found, false) : before);
    if (kept) {
      setMode(found ? 'single' : kept.mode);
      setTyped(kept.typed);
      setTypedParlay(kept.typedParlay);
      setLost(kept.picks.length - before.length);
    }
  }

  useEffect(() => {
    if (!isRead) return;
    const slip: KeptSlip = {
      ...{ mode, picks: picks.map(toKept) },
      ...(typed !== undefined && { typed }),
      ...(typedParlay !== undefined && { typedParlay }),
      ...(from !== undefined && { from }),
    };
    if (slip.picks.length === 0) sessionText.remove(place);
    else sessionText.set(place, JSON.stringify(slip));
  }, [isRead, mode, picks, typed, typedParlay, from, sessionText, place]);

  const isParlay = mode === 'parlay';
  const legs = picks.map((pick) => legNow(board, pick, takesRise));
  const prices = legs.map(({ odds }) => odds);
  const isSeveral = !isParlay && legs.length > 1;

  const amountOf = (name: keyof Board['limits']) => BigInt(board?.limits[name].amount ?? 0);
  const least = amountOf('leastStake');
  const most = isParlay
    ? smaller(amountOf('mostParlayStake'), stakeFor(amountOf('mostParlayReturn'), prices))
    : amountOf('mostStake');
  const inForm = (amount: bigint) =>
    board === undefined ? '' : money.of({ ...board.limits.leastStake, amount: amount.toString() });
  const stakedOf = (stake: string): bigint => BigInt(money.wire(stake) ?? 0);
  const forAll = typed ?? inForm(least * steps[0]);
  const [only] = legs;
  const singles = legs.map((leg): SlipSingle => {
    const stake = leg.own ?? forAll;
    const staked = stakedOf(stake);
    return {
      ...{ id: pickId(leg), leg, stake, staked },
      ...{ fault: money.fault(stake, { least, most }), back: returnOf(staked, leg.odds) },
    };
  });
  /** The single bets that can be placed. */
  const open = singles.filter(({ leg }) => !leg.isClosed);
  // A field for all stakes shows one only while all are the same.
  const common = singles.every((single) => single.stake === singles[0]?.stake)
    ? singles[0]?.stake
    : undefined;
  const stake = isParlay ? (typedParlay ?? forAll) : (common ?? (isSeveral ? '' : forAll));
  const staked = isSeveral ? sumOf(open.map((single) => single.staked)) : stakedOf(stake);
  const isHalved =
    !isParlay &&
    !isSeveral &&
    only?.pick.line !== undefined &&
    pickEnds(only.pick).some(({ result }) => result === 'halfWon');

  return {
    mode,
    /** Keeps the picks. */
    setMode,
    legs,
    /** Single bets with their stakes, also while the parlay is shown. */
    singles,
    open,
    /** Whether several single bets are shown: each is placed as a bet of its own. */
    isSeveral,
    /** Number of picks. */
    count: picks.length,
    isFull: legs.length >= parlayLegs.most,
    isParlay,
    /** Whether the parlay has too few legs to be placed. */
    isShort: isParlay && legs.length < parlayLegs.least,
    /** Whether two legs of the parlay are on one match, so that it cannot be placed. */
    isClashing: isParlay && hasClash(picks),
    /** Product of the current prices. */
    odds: productText(prices),
    changed: (isSeveral ? open.map(({ leg }) => leg) : legs).filter(({ isChanged }) => isChanged).length,
    /** Whether a closed market holds back everything that is shown. */
    isClosed: isSeveral ? open.length === 0 : legs.some(({ isClosed }) => isClosed),
    stake,
    /** Stake of the bet, or of all single bets that can be placed. */
    staked,
    /** Sets the stake of the parlay, or of all single bets. */
    setStake: (text: string): void => {
      if (isParlay) return setTypedParlay(text);
      setTyped(text);
      setPicks(picks.map(({ own: _own, ...pick }) => pick));
    },
    /** Sets the stake of one single bet. */
    setStakeOf: (id: string, text: string): void =>
      setPicks(picks.map((pick) => (pickId(pick) === id ? { ...pick, own: text } : pick))),
    /** Quick stakes. The greatest is one of them only for a single stake: for several it would be too easily pressed. */
    stakes: [...new Set([...steps.map((step) => least * step), ...(isSeveral ? [] : [most])])]
      .filter((one) => one <= most)
      .map(inForm),
    mostStake: inForm(most),
    least,
    most,
    fault: isSeveral
      ? open.find((single) => single.fault !== undefined)?.fault
      : money.fault(stake, { least, most }),
    /** The return if everything that is shown wins. */
    back: isSeveral ? sumOf(open.map((single) => single.back)) : returnOf(staked, ...prices),
    /** The same at the prices that the player saw. */
    backBefore: isSeveral
      ? sumOf(open.map((single) => returnOf(single.staked, single.leg.seen)))
      : returnOf(staked, ...legs.map(({ seen }) => seen)),
    /** The return if half of a quarter line wins. */
    halfBack:
      isHalved && only
        ? returnOfLegs(staked, [{ result: 'halfWon', odds: hundredthsOf(only.odds) }])
        : undefined,
    takesRise,
    setTakesRise,
    /** Number of picks of a kept slip whose matches have ended meanwhile. */
    lost,
    /** Selects a price; selecting it again deselects it. Returns the outcome. */
    choose: (choice: Choice): 'added' | 'removed' | undefined => {
      const found = pickedOf(board, choice);
      const { matchId, ...pick } = choice;
      const id = pickId({ match: { id: matchId }, pick });
      if (picks.some((one) => pickId(one) === id)) {
        setPicks(withoutPicks(picks, [id]));
        return 'removed';
      }
      const next = found ? withPick(picks, found, isParlay) : picks;
      setPicks(next);
      return next === picks ? undefined : 'added';
    },
    remove: (id: string): void => setPicks(withoutPicks(picks, [id])),
    /** Removes placed picks, from the tab's copy at once: the page may be left before it renders again. */
    drop: (ids: readonly string[]): void => {
      const text = withoutKept(sessionText.get(place), ids);
      if (text === undefined) sessionText.remove(place);
      else sessionText.set(place, text);
      setLost(0);
      setPicks((now) => withoutPicks(now, ids));
    },
  };
};

export type Slip = ReturnType<typeof useSlip>;
