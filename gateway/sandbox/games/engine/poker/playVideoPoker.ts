import { shoeOf, type Card } from '../cards.ts';
import type { Draws } from '../../../../platform/fairness/seedDraws.ts';
import { actText, numbersOfAct, type RoundAct } from '../roundActs.ts';
import { paytables, type PaytableName } from './paytables.ts';
import { HAND_SIZE, pokerHandOf, type PokerHand } from './pokerHand.ts';
import { simpleHold, type Hold } from './simpleHold.ts';

export interface VideoPokerRound {
  readonly paytable: PaytableName;
  /** The first five, in their places. */
  readonly dealt: readonly Card[];
  /** As they lie now: those that were not held have been replaced. */
  readonly cards: readonly Card[];
  /** `hold` with the places that are held, from 0. */
  readonly acts: readonly RoundAct[];
  readonly state: 'playing' | 'ended';
  /** What the cards make now. */
  readonly hand: PokerHand;
}

const HOLD = 'hold';

export const holdAct = (hold: Hold): RoundAct => actText(HOLD, hold);

/** The places that an act holds; undefined for any other act. */
export const holdOfAct = (act: RoundAct): Hold | undefined => {
  const places = numbersOfAct(HOLD, act);
  return places?.every((place) => place < HAND_SIZE) ? places : undefined;
};

/** What is done for a player who does not come back. */
export const simpleAct = ({ dealt }: VideoPokerRound): RoundAct => holdAct(simpleHold(dealt));

/**
 * A round of video poker as far as it has been played: one pack in the order of its draws, five cards from its top, and
 * the next ones instead of the cards that are not held. Nothing that the player does changes that order.
 */
export const playVideoPoker = (
  paytable: PaytableName,
  acts: readonly RoundAct[],
  draws: Draws,
): VideoPokerRound => {
  const next = shoeOf(1, draws);
  const dealt = Array.from({ length: HAND_SIZE }, next);
  const hold = acts[0] === undefined ? undefined : holdOfAct(acts[0]);
  const cards =
    hold === undefined ? dealt : dealt.map((card, place) => (hold.includes(place) ? card : next()));
  return {
    paytable,
    dealt,
    cards,
    acts: hold === undefined ? [] : acts.slice(0, 1),
    state: hold === undefined ? 'playing' : 'ended',
    hand: pokerHandOf(cards),
  };
};

/** What a round pays, in minor units. */
export const videoPokerWin = ({ paytable, hand, state }: VideoPokerRound, stake: number): number =>
  state === 'ended' ? paytables[paytable].pays[hand] * stake : 0;
