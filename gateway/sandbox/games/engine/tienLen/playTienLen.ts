import { shoeOf, type Card } from '../cards.ts';
import type { Draws } from '../../../../platform/fairness/seedDraws.ts';
import { placeWin } from '../placePays.ts';
import { actText, AUTO, numbersOfAct, type RoundAct } from '../roundActs.ts';
import { byHeight, comboOf } from './combos.ts';
import { houseMove, type SeatView } from './houseMove.ts';
import {
  afterMove,
  dealTienLen,
  HAND,
  isTienLenOver,
  placeOf,
  refusalOf,
  SEATS,
  seatView,
  type TienLenMove,
  type TienLenTable,
} from './tienLenTable.ts';

/** A round as its player may see it: seat 0 is the player's, the others are the house's. */
export interface TienLenRound {
  /** The player's cards as they were dealt, the lowest first. */
  readonly dealt: readonly Card[];
  /** What is left of them. */
  readonly hand: readonly Card[];
  /** Cards of each seat. */
  readonly counts: readonly number[];
  readonly moves: readonly TienLenMove[];
  /** What has to be beaten; null for who leads. */
  readonly lies: TienLenMove | null;
  readonly turn: number;
  readonly passed: readonly number[];
  /** Seats without cards, the first before all. */
  readonly out: readonly number[];
  /** `play` with the cards, `pass`, or `auto` for the rest of the round. */
  readonly acts: readonly RoundAct[];
  readonly state: 'playing' | 'ended';
  /** The player's place from 0; null while it is open. */
  readonly place: number | null;
  /** The seat that won before a card was played. */
  readonly instantWinner: number | null;
  /** What the others held at the end. */
  readonly shown: readonly (readonly Card[])[];
}

const PLAY = 'play';
const PASS = 'pass';

export const playAct = (cards: readonly Card[]): RoundAct =>
  cards.length === 0 ? PASS : actText(PLAY, cards);

/** The cards of an act, none for a pass; undefined for any other act. */
const cardsOfAct = (act: RoundAct): readonly Card[] | undefined => {
  if (act === PASS) return [];
  const cards = numbersOfAct(PLAY, act);
  return cards?.length === 0 ? undefined : cards;
};

/** Plays the other seats until it is the player's turn or the round is over. */
const untilPlayer = (given: TienLenTable, isAuto: boolean): TienLenTable => {
  let table = given;
  while (!isTienLenOver(table) && (isAuto || table.turn !== 0))
    table = afterMove(table, houseMove(seatView(table, table.turn))?.cards ?? []);
  return table;
};

const viewOf = (
  dealt: readonly Card[],
  acts: readonly RoundAct[],
  { hands, moves, lies, turn, passed, out, instantWinner }: TienLenTable,
): TienLenRound => {
  const isOver = isTienLenOver({ out, instantWinner });
  return {
    dealt,
    hand: hands[0] ?? [],
    counts: hands.map(({ length }) => length),
    ...{ moves, turn, passed, out, acts },
    lies: lies ?? null,
    state: isOver ? 'ended' : 'playing',
    place: !isOver
      ? null
      : instantWinner === undefined
        ? placeOf({ out }, 0)
        : instantWinner === 0
          ? 0
          : SEATS - 1,
    instantWinner: instantWinner ?? null,
    shown: isOver ? hands.slice(1) : [],
  };
};

/** A round of Tiến Lên as far as it has been played; the cards are dealt in the order of the draws, seat by seat. */
export const playTienLen = (acts: readonly RoundAct[], draws: Draws): TienLenRound => {
  const next = shoeOf(1, draws);
  const dealt = Array.from({ length: SEATS }, () => Array.from({ length: HAND }, next));
  let table = untilPlayer(dealTienLen(dealt), false);
  for (const act of acts) {
    const cards = cardsOfAct(act);
    table = untilPlayer(cards === undefined ? table : afterMove(table, cards), act === AUTO);
  }
  return viewOf((dealt[0] ?? []).toSorted(byHeight), acts, table);
};

/** What the player sees when it is his turn. */
export const viewOfPlayer = ({ hand, lies, counts, moves }: TienLenRound): SeatView => ({
  hand,
  lies: lies === null ? undefined : comboOf(lies.cards),
  others: counts.slice(1).filter((count) => count > 0),
  isOpening: moves.length === 0,
});

export const isTienLenAct = (round: TienLenRound, act: RoundAct): boolean => {
  if (round.state !== 'playing') return false;
  if (act === AUTO) return true;
  const cards = cardsOfAct(act);
  return cards !== undefined && refusalOf(viewOfPlayer(round), cards) === undefined;
};

/** What a round pays, in minor units. */
export const tienLenWin = ({ place, instantWinner }: TienLenRound, stake: number): number =>
  place === null ? 0 : placeWin(stake, place, instantWinner !== null);
