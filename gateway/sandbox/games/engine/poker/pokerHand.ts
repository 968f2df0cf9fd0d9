import { PACK, RANKS, suitOf, type Card } from '../cards.ts';

/** Five cards from the best to the least that may pay; with the kickers that some paytables tell apart. */
export const pokerHands = [
  'royalFlush',
  'straightFlush',
  'fourAcesKicker',
  'fourAces',
  'fourLowKicker',
  'fourLow',
  'fourHigh',
  'fullHouse',
  'flush',
  'straight',
  'threeOfAKind',
  'twoPair',
  'jacksOrBetter',
  'nothing',
] as const;
export type PokerHand = (typeof pokerHands)[number];

export const HAND_SIZE = 5;

/** From 0, the ace, to 12, the king. */
const ranks = Uint8Array.from({ length: PACK }, (_, card) => card % RANKS);
const suitNumbers = Uint8Array.from({ length: PACK }, (_, card) => Math.floor(card / RANKS));

/** Rank sets of the straights: five in a row with the ace below the two, and ten to ace. */
const BROADWAY = 0b1_1110_0000_0001;
const straights: ReadonlySet<number> = new Set([
  BROADWAY,
  ...Array.from({ length: RANKS - 4 }, (_, lowest) => 0b1_1111 << lowest),
]);
const JACK = 10;
const FOUR = 3;

const isHigh = (rank: number): boolean => rank === 0 || rank >= JACK;

const fourOf = (rank: number, kicker: number): PokerHand => {
  if (rank > FOUR) return 'fourHigh';
  const hasLowKicker = kicker <= FOUR;
  if (rank === 0) return hasLowKicker ? 'fourAcesKicker' : 'fourAces';
  return hasLowKicker ? 'fourLowKicker' : 'fourLow';
};

/** What five cards make. */
export const pokerHandOf = (cards: readonly Card[]): PokerHand => {
  const counts = new Uint8Array(RANKS);
  let rankSet = 0;
  let isFlush = true;
  for (const card of cards) {
    const rank = ranks[card] ?? 0;
    counts[rank] = (counts[rank] ?? 0) + 1;
    rankSet |= 1 << rank;
    isFlush &&= suitNumbers[card] === suitNumbers[cards[0] ?? 0];
  }
  const isStraight = straights.has(rankSet);
  if (isFlush && isStraight) return rankSet === BROADWAY ? 'royalFlush' : 'straightFlush';
  const most = Math.max(...counts);
  if (most === 4) return fourOf(counts.indexOf(4), counts.indexOf(1));
  const pairs = counts.filter((count) => count === 2).length;
  if (most === 3 && pairs === 1) return 'fullHouse';
  if (isFlush) return 'flush';
  if (isStraight) return 'straight';
  if (most === 3) return 'threeOfAKind';
  if (pairs === 2) return 'twoPair';
  return pairs === 1 && isHigh(counts.indexOf(2)) ? 'jacksOrBetter' : 'nothing';
};

/** Whether a card alone may become a pair that pays. */
export const isHighCard = (card: Card): boolean => isHigh(ranks[card] ?? 0);

/** Whether all cards are of one suit. */
export const areSuited = (cards: readonly Card[]): boolean =>
  cards.every((card) => suitOf(card) === suitOf(cards[0] ?? 0));
