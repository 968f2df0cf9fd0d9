import { useState } from 'react';
import { returnOf, type Side } from '#contract/sports';
import type { HotMatch, Value } from '#contract/wireTypes';
import { useAmounts } from '@/data/resources/useAmounts';
import { sideOdds } from '@/domain/matchPrices';

export type Board = Value<'sportsMatches'>;

/** A selection by address or press. */
export interface Choice {
  readonly matchId: string;
  readonly side: Side;
}

interface Picked {
  readonly match: HotMatch;
  readonly side: Side;
  /** The last price that the player saw and accepted. */
  readonly seen: string;
}

/** Quick stakes, as multiples of the least stake. */
const steps = [5n, 10n, 25n] as const;

const pickOf = (board: Board | undefined, choice: Choice | undefined): Picked | undefined => {
  const match = board?.list.find(({ id }) => id === choice?.matchId);
  const seen = match && choice && sideOdds(match, choice.side);
  return match && choice && seen !== undefined ? { match, side: choice.side, seen } : undefined;
};

/** State of one bet: side, price and stake. The typed stake stays when prices change or a call fails. */
export const useSlip = (board: Board | undefined, named: Choice | undefined) => {
  const money = useAmounts();
  const [awaited, setAwaited] = useState(named);
  const [picked, setPicked] = useState<Picked>();
  const [typed, setTyped] = useState<string>();
  const [takesRise, setTakesRise] = useState(false);
  if (awaited !== undefined && board !== undefined) {
    setAwaited(undefined);
    setPicked(pickOf(board, awaited));
  }

  const least = BigInt(board?.limits.leastStake.amount ?? 0);
  const most = BigInt(board?.limits.mostStake.amount ?? 0);
  const inForm = (amount: bigint) =>
    board === undefined ? '' : money.of({ ...board.limits.leastStake, amount: amount.toString() });
  const stake = typed ?? inForm(least * steps[0]);
  const staked = BigInt(money.wire(stake) ?? 0);

  const now = picked && board?.list.find(({ id }) => id === picked.match.id);
  const odds = picked && ((now && sideOdds(now, picked.side)) ?? picked.seen);
  const hasRisen = picked !== undefined && Number(odds) > Number(picked.seen);
  return {
    picked: picked && { ...picked, match: now ?? picked.match },
    /** The current price. */
    odds: odds ?? '',
    /** Whether the price has changed and the player has not accepted the new one. */
    isChanged: picked !== undefined && odds !== picked.seen && !(takesRise && hasRisen),
    /** Whether the match takes no bets, for the moment or any more. */
    isClosed: picked !== undefined && (now === undefined || now.locked === true),
    stake,
    staked,
    setStake: setTyped,
    stakes: [...steps.map((step) => least * step), most].map(inForm),
    fault: money.fault(stake, { least, most }),
    back: returnOf(staked, odds ?? '0.00'),
    /** The return at the price that the player saw. */
    backBefore: returnOf(staked, picked?.seen ?? '0.00'),
    takesRise,
    setTakesRise,
    /** Selects a price; selecting it again deselects it. */
    choose: (choice: Choice): void => {
      const isChosen = picked?.match.id === choice.matchId && picked.side === choice.side;
      setPicked(isChosen ? undefined : pickOf(board, choice));
    },
    remove: (): void => setPicked(undefined),
  };
};

export type Slip = ReturnType<typeof useSlip>;
