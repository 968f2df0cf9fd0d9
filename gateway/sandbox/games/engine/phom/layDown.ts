import type { Card } from '../cards.ts';
import { arrange, byRank, isPhom, pointsOf } from './phoms.ts';

/** What a seat lays down at the end. */
export interface LaidHand {
  readonly seat: number;
  readonly phoms: readonly (readonly Card[])[];
  /** Cards that it adds to phỏm on the table. */
  readonly sent: readonly Card[];
  /** Cards that count, the lowest first. */
  readonly left: readonly Card[];
}

/** Seats in the order in which they lay down, with their cards and what they have eaten. */
export type SeatsToLay = readonly {
  readonly seat: number;
  readonly hand: readonly Card[];
  readonly eaten: readonly Card[];
}[];

/**
 * Each seat lays down the arrangement that leaves the fewest points. Then it sends what fits to phỏm that lie there
 * already, its own among them; runs take a card before sets do. A seat without a phỏm sends nothing.
 */
export const layDown = (seats: SeatsToLay): LaidHand[] => {
  const table: (readonly Card[])[] = [];
  return seats.map(({ seat, hand, eaten }) => {
    const { phoms, left } = arrange(hand, eaten) ?? { phoms: [], left: hand.toSorted(byRank) };
    table.push(...phoms);
    const sent: Card[] = [];
    const send = (): boolean =>
      left.some((card) => {
        if (sent.includes(card)) return false;
        const fitting = table.filter((phom) => isPhom([...phom, card]));
        const taker = fitting.find(([one = 0, two = 0]) => two === one + 1) ?? fitting[0];
        if (taker === undefined) return false;
        table[table.indexOf(taker)] = [...taker, card].toSorted((one, other) => one - other);
        sent.push(card);
        return true;
      });
    while (phoms.length > 0 && send());
    return { seat, phoms, sent, left: left.filter((card) => !sent.includes(card)) };
  });
};

/**
 * Seats by place, the first before all: the fewest points win, of equal ones the seat that laid down first. Seats without
 * a phỏm come last, in the order in which they laid down.
 */
export const rankSeats = (laid: readonly LaidHand[]): number[] => {
  const weightOf = ({ phoms, left }: LaidHand): number => (phoms.length === 0 ? Infinity : pointsOf(left));
  return laid
    .map((hand) => ({ seat: hand.seat, weight: weightOf(hand) }))
    .toSorted((one, other) => (one.weight === other.weight ? 0 : one.weight - other.weight))
    .map(({ seat }) => seat);
};
