import type { Card } from '../cards.ts';
import { actText, numbersOfAct, type RoundAct } from '../roundActs.ts';
import { layDown, rankSeats, type LaidHand } from './layDown.ts';
import { arrange, isFull } from './phoms.ts';

export const SEATS = 4;
export const HAND = 9;
const DISCARDS = 4;

export const EAT: RoundAct = 'eat';
export const DRAW: RoundAct = 'draw';
const DISCARD = 'discard';

export const discardAct = (card: Card): RoundAct => actText(DISCARD, [card]);

/** The card of a discard; undefined for any other act. */
export const discardOf = (act: RoundAct): Card | undefined => {
  const cards = numbersOfAct(DISCARD, act);
  return cards?.length === 1 ? cards[0] : undefined;
};

export interface PhomMove {
  readonly seat: number;
  readonly kind: 'eat' | 'draw' | 'discard';
  readonly card: Card;
}

/** A table with all that is known to it. Seat 0 is the player's, the turn goes from seat to seat. */
export interface PhomTable {
  readonly hands: readonly (readonly Card[])[];
  /** Cards of the hands that were eaten. */
  readonly eaten: readonly (readonly Card[])[];
  /** Discards of each seat that nobody has eaten. */
  readonly discards: readonly (readonly Card[])[];
  readonly stock: readonly Card[];
  readonly opener: number;
  readonly turn: number;
  /** Whether the seat has still to eat or to draw. */
  readonly isTaking: boolean;
  readonly moves: readonly PhomMove[];
  /** The seat that ended the round by ù. */
  readonly fullSeat: number | undefined;
}

/** What a seat knows when it is its turn: its own cards and what lies open. */
export interface SeatView {
  readonly hand: readonly Card[];
  readonly eaten: readonly Card[];
  readonly isTaking: boolean;
  /** The card that may be eaten. */
  readonly lies: Card | undefined;
  /** Every card that lies open: discards, and what was eaten. */
  readonly open: readonly Card[];
  /** Discards that the seat still has before it. */
  readonly turnsLeft: number;
}

const after = (seat: number, step = 1): number => (seat + step) % SEATS;

/** A table after the deal: the opener gets one card more and discards first. */
export const dealPhom = (pack: readonly Card[], opener: number): PhomTable => {
  const dealt = SEATS * HAND;
  const hands = Array.from({ length: SEATS }, (_, seat) => [
    ...pack.slice(seat * HAND, (seat + 1) * HAND),
    ...(seat === opener ? pack.slice(dealt, dealt + 1) : []),
  ]);
  return {
    hands,
    eaten: hands.map(() => []),
    discards: hands.map(() => []),
    stock: pack.slice(dealt + 1),
    opener,
    turn: opener,
    isTaking: false,
    moves: [],
    fullSeat: isFull(hands[opener] ?? [], []) ? opener : undefined,
  };
};

const discardsMade = (moves: PhomTable['moves'], seat: number): number =>
  moves.filter((move) => move.kind === 'discard' && move.seat === seat).length;

export const isPhomOver = ({ fullSeat, moves, turn }: PhomTable): boolean =>
  fullSeat !== undefined || discardsMade(moves, turn) === DISCARDS;

export const seatView = (table: PhomTable, seat: number): SeatView => ({
  hand: table.hands[seat] ?? [],
  eaten: table.eaten[seat] ?? [],
  isTaking: table.isTaking,
  lies: table.isTaking ? table.moves.at(-1)?.card : undefined,
  open: [...table.discards, ...table.eaten].flat(),
  turnsLeft: DISCARDS - discardsMade(table.moves, seat),
});

/** A card may be eaten if it and two or more cards of the hand are a phỏm, beside those of cards eaten before. */
export const mayEat = ({ hand, eaten, isTaking, lies }: SeatView): boolean =>
  isTaking && lies !== undefined && arrange([...hand, lies], [...eaten, lies]) !== undefined;

/** A card may be discarded if those that were eaten stay in a phỏm. */
export const mayDiscard = ({ hand, eaten, isTaking }: SeatView, card: Card): boolean =>
  !isTaking &&
  hand.includes(card) &&
  !eaten.includes(card) &&
  (eaten.length === 0 ||
    arrange(
      hand.filter((one) => one !== card),
      eaten,
    ) !== undefined);

export const isAllowed = (view: SeatView, act: RoundAct): boolean => {
  if (act === DRAW) return view.isTaking;
  if (act === EAT) return mayEat(view);
  const card = discardOf(act);
  return card !== undefined && mayDiscard(view, card);
};

const changed = <Value>(list: readonly Value[], place: number, change: (value: Value) => Value): Value[] =>
  list.map((value, at) => (at === place ? change(value) : value));

/** The table after the seat whose turn it is has done what it may. */
export const afterAct = (table: PhomTable, act: RoundAct): PhomTable => {
  const { turn, hands, discards, stock, moves } = table;
  const discarded = discardOf(act);
  if (discarded !== undefined)
    return {
      ...table,
      hands: changed(hands, turn, (hand) => hand.filter((card) => card !== discarded)),
      discards: changed(discards, turn, (cards) => [...cards, discarded]),
      turn: after(turn),
      isTaking: true,
      moves: [...moves, { seat: turn, kind: 'discard', card: discarded }],
    };
  const isEating = act === EAT;
  const card = (isEating ? moves.at(-1)?.card : stock[0]) ?? 0;
  const eaten = changed(table.eaten, turn, (cards) => (isEating ? [...cards, card] : cards));
  const own = [...(hands[turn] ?? []), card];
  return {
    ...table,
    ...{ eaten, isTaking: false },
    hands: changed(hands, turn, () => own),
    discards: isEating ? changed(discards, after(turn, SEATS - 1), (cards) => cards.slice(0, -1)) : discards,
    stock: isEating ? stock : stock.slice(1),
    moves: [...moves, { seat: turn, kind: isEating ? 'eat' : 'draw', card }],
    fullSeat: isFull(own, eaten[turn] ?? []) ? turn : undefined,
  };
};

/** What the seats lay down, in their order from the opener. After ù nothing is sent. */
export const laidHands = ({ hands, eaten, opener, fullSeat }: PhomTable): LaidHand[] => {
  const seats = Array.from({ length: SEATS }, (_, step) => {
    const seat = after(opener, step);
    return { seat, hand: hands[seat] ?? [], eaten: eaten[seat] ?? [] };
  });
  return fullSeat === undefined ? layDown(seats) : seats.flatMap((seat) => layDown([seat]));
};

/** A seat's place from 0, the first; after ù every other seat is last. */
export const placeOf = (
  { fullSeat }: Pick<PhomTable, 'fullSeat'>,
  laid: readonly LaidHand[],
  seat: number,
): number => {
  if (fullSeat !== undefined) return seat === fullSeat ? 0 : SEATS - 1;
  return rankSeats(laid).indexOf(seat);
};
