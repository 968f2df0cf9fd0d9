import { PACK, rankOf, type Card } from '../cards.ts';
import type { RoundAct } from '../roundActs.ts';
import { DRAW, discardAct, EAT, mayDiscard, mayEat, type SeatView } from './phomTable.ts';
import { arrange, isPhom, pointsOf } from './phoms.ts';

/** Measured against variations of themselves (decision 126). */
export const weights = {
  /** What a card that may still come takes off, for each point of the cards that it completes and each turn left. */
  hope: 0.05,
  /** Points that a hand without a phỏm counts for more. */
  first: 12,
  /** Points for each way in which the next seat may complete a phỏm with a discard. */
  danger: 0.05,
};
export type Weights = typeof weights;

const pack = Array.from({ length: PACK }, (_, card) => card);

/** Pairs that are a phỏm with a card. */
const partners = pack.map((card) =>
  pack.flatMap((one) =>
    pack.slice(one + 1).flatMap((other) => {
      const isTrio = new Set([card, one, other]).size === 3 && isPhom([card, one, other]);
      return isTrio ? [[one, other] as const] : [];
    }),
  ),
);

/** Points that are left of a hand, less what cards to come may take off. */
const burdenOf = (hand: readonly Card[], view: SeatView, turns: number, { hope, first }: Weights): number => {
  const { phoms, left } = arrange(hand, view.eaten) ?? { phoms: [], left: hand };
  const isGone = (card: Card): boolean => view.open.includes(card) || hand.includes(card);
  const missing = phoms.length === 0 ? first : 0;
  let hopes = 0;
  for (const [at, one] of left.entries())
    for (const [low, high] of partners[one] ?? []) {
      const [held, wanted] = left.includes(low) ? [low, high] : [high, low];
      // Each pair of the hand is met twice, and counts once for each card that completes it.
      if (left.indexOf(held) > at && !isGone(wanted)) hopes += rankOf(one) + rankOf(held) + missing;
    }
  return pointsOf(left) - hope * turns * hopes + missing;
};

/** In how many ways the next seat may complete a phỏm with a card, as far as this seat can know. */
const dangerOf = (card: Card, { hand, open }: SeatView): number => {
  const isGone = (one: Card): boolean => open.includes(one) || hand.includes(one);
  return (partners[card] ?? []).filter((pair) => !pair.some(isGone)).length;
};

const leastBy = <Item>(items: readonly Item[], weigh: (item: Item) => number): Item | undefined =>
  items
    .map((item) => ({ item, weight: weigh(item) }))
    .reduce<{ item: Item; weight: number } | undefined>(
      (best, next) => (best === undefined || next.weight < best.weight ? next : best),
      undefined,
    )?.item;

/**
 * What a seat of the house does, and what is done for a player who lets it be played. It looks at its own cards and at
 * what lies open, never at the cards of another.
 */
export const houseAct = (view: SeatView, by: Weights = weights): RoundAct => {
  if (view.isTaking) return mayEat(view) ? EAT : DRAW;
  const { hand, turnsLeft } = view;
  const allowed = hand.filter((card) => mayDiscard(view, card));
  const card = leastBy(allowed, (one) => {
    const rest = hand.filter((other) => other !== one);
    return burdenOf(rest, view, turnsLeft - 1, by) + by.danger * dangerOf(one, view);
  });
  return discardAct(card ?? 0);
};
