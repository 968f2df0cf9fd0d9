import { rankOf, RANKS, type Card } from '../cards.ts';
import { areSuited, isHighCard, pokerHandOf } from './pokerHand.ts';

/** Places of the cards that are held, in rising order. */
export type Hold = readonly number[];

const places = [0, 1, 2, 3, 4] as const;

const choose = (size: number): Hold[] =>
  Array.from({ length: 32 }, (_, bits) => places.filter((place) => (bits >> place) & 1)).filter(
    ({ length }) => length === size,
  );
const holds = { 2: choose(2), 3: choose(3), 4: choose(4) } as const;

/** From 2 to 14: the ace is the highest. */
const heightOf = (card: Card): number => (rankOf(card) === 1 ? RANKS + 1 : rankOf(card));
const TEN = 10;

const areDistinct = (cards: readonly Card[]): boolean => new Set(cards.map(rankOf)).size === cards.length;

/** Cards that one to two others complete to five in a row, the ace above or below. */
const isWithinStraight = (cards: readonly Card[]): boolean =>
  areDistinct(cards) &&
  [cards.map(heightOf), cards.map(rankOf)].some(
    (heights) => Math.max(...heights) - Math.min(...heights) <= 4,
  );

const isToRoyal = (cards: readonly Card[]): boolean =>
  areSuited(cards) && cards.every((card) => heightOf(card) >= TEN);

const isToStraightFlush = (cards: readonly Card[]): boolean => areSuited(cards) && isWithinStraight(cards);

/** Four in a row that a card at either end completes. */
const isOutside = (cards: readonly Card[]): boolean => {
  const heights = cards.map(heightOf);
  return (
    areDistinct(cards) && Math.max(...heights) - Math.min(...heights) === 3 && !heights.includes(RANKS + 1)
  );
};

const sameRank = (cards: readonly Card[], count: number): Hold[] =>
  [...Map.groupBy(places, (place) => rankOf(cards[place] ?? 0)).values()].filter(
    ({ length }) => length === count,
  );

/** Two high cards of different suits; of more the two lowest. */
const lowestHigh = (cards: readonly Card[]): Hold | undefined => {
  const high = places
    .filter((place) => isHighCard(cards[place] ?? 0))
    .toSorted((one, other) => heightOf(cards[one] ?? 0) - heightOf(cards[other] ?? 0));
  return high.length < 2 ? undefined : high.slice(0, 2).toSorted((one, other) => one - other);
};

/**
 * What the published simple strategy for Jacks or Better holds of five cards. It looks at no paytable and knows no card
 * but these. Source: wizardofodds.com/games/video-poker/strategy/jacks-or-better/9-6/simple/.
 */
export const simpleHold = (cards: readonly Card[]): Hold => {
  const at = (hold: Hold): Card[] => hold.map((place) => cards[place] ?? 0);
  const find = (size: 2 | 3 | 4, fits: (held: readonly Card[]) => boolean): Hold | undefined =>
    holds[size].find((hold) => fits(at(hold)));
  const hand = pokerHandOf(cards);
  if (hand === 'royalFlush' || hand === 'straightFlush') return places;
  if (hand.startsWith('four')) return sameRank(cards, 4)[0] ?? places;
  const pairs = sameRank(cards, 2);
  const ways: (() => Hold | undefined)[] = [
    () => find(4, isToRoyal),
    () => (['straight', 'flush', 'fullHouse'].includes(hand) ? places : sameRank(cards, 3)[0]),
    () => find(4, isToStraightFlush),
    () => (hand === 'twoPair' ? pairs.flat().toSorted((one, other) => one - other) : undefined),
    () => (hand === 'jacksOrBetter' ? pairs[0] : undefined),
    () => find(3, isToRoyal),
    () => find(4, areSuited),
    () => pairs[0],
    () => find(4, isOutside),
    () => find(2, (held) => areSuited(held) && held.every(isHighCard)),
    () => find(3, isToStraightFlush),
    () => lowestHigh(cards),
    () =>
      find(
        2,
        (held) =>
          areSuited(held) &&
          held.some((card) => heightOf(card) === TEN) &&
          held.some((card) => heightOf(card) > TEN && heightOf(card) <= RANKS),
      ),
    () => places.filter((place) => isHighCard(cards[place] ?? 0)).slice(0, 1),
  ];
  for (const way of ways) {
    const hold = way();
    if (hold !== undefined) return hold;
  }
  return [];
};
