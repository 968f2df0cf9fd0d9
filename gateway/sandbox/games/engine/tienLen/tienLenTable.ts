import type { Card } from '../cards.ts';
import { beats, byHeight, comboOf, isInstantWin, LOWEST, type Combo } from './combos.ts';
import type { SeatView } from './houseMove.ts';

export const SEATS = 4;
export const HAND = 13;

/** One seat's turn; no cards are a pass. */
export interface TienLenMove {
  readonly seat: number;
  readonly cards: readonly Card[];
}

/** A table with all that is known to it. Seat 0 is the player's, the turn goes from seat to seat. */
export interface TienLenTable {
  readonly hands: readonly (readonly Card[])[];
  readonly turn: number;
  /** The move that has to be beaten. */
  readonly lies: TienLenMove | undefined;
  /** Seats that are out of this trick. */
  readonly passed: readonly number[];
  /** Seats that have no cards left, the first before all. */
  readonly out: readonly number[];
  readonly moves: readonly TienLenMove[];
  /** The seat that won before a card was played. */
  readonly instantWinner: number | undefined;
}

const after = (seat: number, step: number): number => (seat + step) % SEATS;
const order = (first: number): number[] => Array.from({ length: SEATS }, (_, step) => after(first, step));

/** A table after the deal; the seat with the three of spades leads. */
export const dealTienLen = (hands: readonly (readonly Card[])[]): TienLenTable => {
  const first = Math.max(
    0,
    hands.findIndex((hand) => hand.includes(LOWEST)),
  );
  return {
    hands: hands.map((hand) => hand.toSorted(byHeight)),
    turn: first,
    lies: undefined,
    passed: [],
    out: [],
    moves: [],
    instantWinner: order(first).find((seat) => isInstantWin(hands[seat] ?? [])),
  };
};

/** The round is over for the player as soon as his place is known. */
export const isTienLenOver = ({ out, instantWinner }: Pick<TienLenTable, 'out' | 'instantWinner'>): boolean =>
  instantWinner !== undefined || out.includes(0) || out.length === SEATS - 1;

/** Places from 0, the first; the seat that is left has the last one. */
export const placeOf = ({ out }: Pick<TienLenTable, 'out'>, seat: number): number =>
  out.includes(seat) ? out.indexOf(seat) : SEATS - 1;

export const seatView = (table: TienLenTable, seat: number): SeatView => ({
  hand: table.hands[seat] ?? [],
  lies: table.lies && comboOf(table.lies.cards),
  others: table.hands.flatMap(({ length }, other) => (other !== seat && length > 0 ? [length] : [])),
  isOpening: table.moves.length === 0,
});

/** Why the seat whose turn it is may not play these cards; undefined if it may. No cards are a pass. */
export const refusalOf = (
  { hand, lies, isOpening }: SeatView,
  cards: readonly Card[],
): 'mustLead' | 'noCombo' | 'tooLow' | 'needsLowest' | undefined => {
  if (cards.length === 0) return lies === undefined ? 'mustLead' : undefined;
  const combo: Combo | undefined = cards.every((card) => hand.includes(card)) ? comboOf(cards) : undefined;
  if (combo === undefined) return 'noCombo';
  if (isOpening && !cards.includes(LOWEST)) return 'needsLowest';
  return lies !== undefined && !beats(combo, lies) ? 'tooLow' : undefined;
};

/** The table after the seat whose turn it is has moved. */
export const afterMove = (table: TienLenTable, cards: readonly Card[]): TienLenTable => {
  const { turn, moves } = table;
  const move = { seat: turn, cards: cards.toSorted(byHeight) };
  const hands = table.hands.map((hand, seat) =>
    seat === turn ? hand.filter((card) => !cards.includes(card)) : hand,
  );
  const isOut = hands[turn]?.length === 0;
  const out = isOut ? [...table.out, turn] : table.out;
  const passed = cards.length === 0 ? [...table.passed, turn] : table.passed;
  const lies = cards.length === 0 ? table.lies : move;
  const others = order(after(turn, 1)).filter((seat) => !out.includes(seat));
  const next = others.find((seat) => seat !== lies?.seat && !passed.includes(seat));
  const common = { ...table, hands, out, moves: [...moves, move] };
  if (next !== undefined) return { ...common, turn: next, passed, lies };
  // Nobody beat it: its seat leads, or the next one where that has no cards left.
  const leader = lies?.seat ?? turn;
  const lead = order(leader).find((seat) => !out.includes(seat)) ?? leader;
  return { ...common, turn: lead, passed: [], lies: undefined };
};
