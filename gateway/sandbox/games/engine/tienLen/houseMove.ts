import type { Card } from '../cards.ts';
import { beats, combosIn, levelOf, LOWEST, TWO, type Combo } from './combos.ts';
import { partsLeft, partsOf } from './handParts.ts';

/** What a seat knows when it is its turn: its own cards and what lies open. */
export interface SeatView {
  readonly hand: readonly Card[];
  /** What has to be beaten; undefined for the seat that leads. */
  readonly lies: Combo | undefined;
  /** Cards that the others who are not out still hold. */
  readonly others: readonly number[];
  /** Whether this is the first trick, which holds the three of spades. */
  readonly isOpening: boolean;
}

const isTwos = ({ cards }: Combo): boolean => cards.some((card) => levelOf(card) === TWO);

const lowest = (combos: readonly Combo[]): Combo | undefined =>
  combos.toSorted((one, other) => one.top - other.top || other.cards.length - one.cards.length)[0];

const lead = ({ hand, others, isOpening }: SeatView): Combo | undefined => {
  const parts = partsOf(hand);
  if (isOpening) return parts.find(({ cards }) => cards.includes(LOWEST));
  const plain = parts.filter((part) => !isTwos(part));
  if (plain.length === 0) return lowest(parts);
  // Before a seat with one card it leads what that cannot take, and single cards from the top.
  if (!others.includes(1)) return lowest(plain);
  const wide = plain.filter(({ kind }) => kind !== 'single');
  return lowest(wide) ?? plain.toSorted((one, other) => other.top - one.top)[0];
};

/** A seat that is this close to its end may not lead again. */
const NEAR_END = 4;

/** Beats in the way that leaves the hand in the fewest parts; twos wait for a two, a seat near its end, or its own. */
const follow = ({ hand, lies, others }: SeatView): Combo | undefined => {
  if (lies === undefined) return undefined;
  const isPressed = isTwos(lies) || others.some((count) => count <= NEAR_END);
  return combosIn(hand)
    .filter((combo) => beats(combo, lies))
    .map((combo) => ({ combo, left: partsLeft(hand, combo.cards) }))
    .toSorted((one, other) => one.left - other.left || one.combo.top - other.combo.top)
    .find(({ combo, left }) => isPressed || left <= 2 || !isTwos(combo))?.combo;
};

/**
 * What a seat of the house plays, and what is played for a player who lets it be played; undefined to pass. It looks at
 * its own cards and at what lies open, never at the cards of another.
 */
export const houseMove = (view: SeatView): Combo | undefined =>
  view.lies === undefined ? lead(view) : follow(view);
