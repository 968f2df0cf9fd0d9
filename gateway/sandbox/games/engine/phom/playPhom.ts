import { PACK, shoeOf, type Card } from '../cards.ts';
import type { Draws } from '../../../../platform/fairness/seedDraws.ts';
import { placeWin } from '../placePays.ts';
import { AUTO, type RoundAct } from '../roundActs.ts';
import { houseAct } from './houseAct.ts';
import type { LaidHand } from './layDown.ts';
import {
  afterAct,
  dealPhom,
  isAllowed,
  isPhomOver,
  laidHands,
  placeOf,
  SEATS,
  seatView,
  type PhomMove,
  type PhomTable,
  type SeatView,
} from './phomTable.ts';

/** A move as the player may see it: the card that another seat draws is null. */
export type SeenMove = Omit<PhomMove, 'card'> & { readonly card: Card | null };

/** A round as its player may see it: seat 0 is the player's, the others are the house's. */
export interface PhomRound {
  /** The player's cards as they were dealt. */
  readonly dealt: readonly Card[];
  /** The seat that was dealt ten cards. */
  readonly opener: number;
  readonly moves: readonly SeenMove[];
  /** What the player sees when it is his turn. */
  readonly view: SeatView;
  /** `eat`, `draw`, `discard` with a card, or `auto` for the rest of the round. */
  readonly acts: readonly RoundAct[];
  readonly state: 'playing' | 'ended';
  /** The player's place from 0; null while it is open. */
  readonly place: number | null;
  /** The seat that ended the round by ù. */
  readonly fullSeat: number | null;
  /** What every seat lays down at the end, in their order. */
  readonly laid: readonly LaidHand[];
  /** Cards that nobody has drawn, at the end. */
  readonly stock: readonly Card[];
}

/** Plays the other seats until it is the player's turn or the round is over. */
const untilPlayer = (given: PhomTable, isAuto: boolean): PhomTable => {
  let table = given;
  while (!isPhomOver(table) && (isAuto || table.turn !== 0))
    table = afterAct(table, houseAct(seatView(table, table.turn)));
  return table;
};

const viewOf = (dealt: readonly Card[], acts: readonly RoundAct[], table: PhomTable): PhomRound => {
  const isOver = isPhomOver(table);
  const laid = isOver ? laidHands(table) : [];
  return {
    dealt,
    opener: table.opener,
    moves: table.moves.map((move) => ({
      ...move,
      card: move.kind === 'draw' && move.seat !== 0 ? null : move.card,
    })),
    view: seatView(table, 0),
    acts,
    state: isOver ? 'ended' : 'playing',
    place: isOver ? placeOf(table, laid, 0) : null,
    fullSeat: table.fullSeat ?? null,
    laid,
    stock: isOver ? table.stock : [],
  };
};

/** A round of Phỏm as far as it has been played; the first draw names the opener, the others are the pack in its order. */
export const playPhom = (acts: readonly RoundAct[], draws: Draws): PhomRound => {
  const opener = draws.below(SEATS);
  const dealt = dealPhom(Array.from({ length: PACK }, shoeOf(1, draws)), opener);
  let table = untilPlayer(dealt, false);
  for (const act of acts) table = untilPlayer(act === AUTO ? table : afterAct(table, act), act === AUTO);
  return viewOf(dealt.hands[0] ?? [], acts, table);
};

export const isPhomAct = ({ state, view }: PhomRound, act: RoundAct): boolean =>
  state === 'playing' && (act === AUTO || isAllowed(view, act));

/** What a round pays, in minor units. */
export const phomWin = ({ place, fullSeat }: PhomRound, stake: number): number =>
  place === null ? 0 : placeWin(stake, place, fullSeat !== null);
