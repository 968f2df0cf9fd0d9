import { PACK, type Card } from '../../engine/cards.ts';
import { HAND, SEATS } from '../../engine/phom/phomTable.ts';
import type { PhomRound, SeenMove } from '../../engine/phom/playPhom.ts';

/** What a table shows between two moves. */
export interface ShownTable {
  readonly hand: readonly Card[];
  readonly counts: readonly number[];
  readonly eaten: readonly (readonly Card[])[];
  readonly discards: readonly (readonly Card[])[];
  /** The last discard, and whose it is. */
  readonly lies: { readonly seat: number; readonly card: Card } | undefined;
  readonly stock: number;
}

export const shownAtDeal = ({ dealt, opener }: Pick<PhomRound, 'dealt' | 'opener'>): ShownTable => {
  const counts = Array.from({ length: SEATS }, (_, seat) => HAND + (seat === opener ? 1 : 0));
  return {
    ...{ hand: dealt, counts },
    eaten: counts.map(() => []),
    discards: counts.map(() => []),
    lies: undefined,
    stock: PACK - SEATS * HAND - 1,
  };
};

export const shownAfter = (shown: ShownTable, { seat, kind, card }: SeenMove): ShownTable => {
  const { hand, counts, eaten, discards, lies, stock } = shown;
  const own = seat === 0 && card !== null ? [card] : [];
  const isTaken = kind !== 'discard';
  const isEaten = kind === 'eat' && card !== null;
  return {
    hand: isTaken ? [...hand, ...own] : hand.filter((one) => !own.includes(one)),
    counts: counts.map((count, other) => (other === seat ? count + (isTaken ? 1 : -1) : count)),
    eaten: eaten.map((cards, other) => (isEaten && other === seat ? [...cards, card] : cards)),
    discards: discards.map((cards, other) => {
      if (isEaten && other === lies?.seat) return cards.slice(0, -1);
      return kind === 'discard' && card !== null && other === seat ? [...cards, card] : cards;
    }),
    lies: kind === 'discard' && card !== null ? { seat, card } : isEaten ? undefined : lies,
    stock: kind === 'draw' ? stock - 1 : stock,
  };
};
