import { RANKS, rankOf, type Card } from '../cards.ts';

/** A hand in phỏm, which are sets and runs of three cards or more, and what is left of it. */
export interface Arrangement {
  readonly phoms: readonly (readonly Card[])[];
  /** Cards in no phỏm, the lowest first. */
  readonly left: readonly Card[];
}

const LEAST = 3;

/** An ace counts 1, a king 13. */
export const pointsOf = (cards: readonly Card[]): number =>
  cards.reduce((sum, card) => sum + rankOf(card), 0);

export const byRank = (one: Card, other: Card): number => rankOf(one) - rankOf(other) || one - other;

const isSet = (cards: readonly Card[]): boolean =>
  cards.every((card) => rankOf(card) === rankOf(cards[0] ?? 0));

/** Whether cards that rise follow one another in one suit. An ace is low only. */
const isRun = (cards: readonly Card[]): boolean =>
  cards.every((card, place) => place === 0 || (card === (cards[place - 1] ?? 0) + 1 && card % RANKS !== 0));

export const isPhom = (given: readonly Card[]): boolean => {
  const cards = given.toSorted((one, other) => one - other);
  return cards.length >= LEAST && (isSet(cards) || isRun(cards));
};

/** Every phỏm in a hand whose cards rise, as bits of the places in it. */
const phomBits = (hand: readonly Card[]): number[] => {
  const found: number[] = [];
  const places = new Map(hand.map((card, place) => [card, place]));
  for (const [place, card] of hand.entries()) {
    let bits = 1 << place;
    for (let next = card + 1, size = 2; next % RANKS !== 0 && places.has(next); next += 1, size += 1) {
      bits |= 1 << (places.get(next) ?? 0);
      if (size >= LEAST) found.push(bits);
    }
  }
  for (let rank = 0; rank < RANKS; rank += 1) {
    const same = hand.flatMap((card, place) => (card % RANKS === rank ? [1 << place] : []));
    const all = same.reduce((sum, bit) => sum | bit, 0);
    if (same.length >= LEAST) found.push(all);
    if (same.length > LEAST) found.push(...same.map((bit) => all & ~bit));
  }
  return found;
};

const isSingleBit = (bits: number): boolean => (bits & (bits - 1)) === 0;

/**
 * The arrangement that leaves the fewest points. Each card that was eaten lies in a phỏm of its own, with two or more
 * that were not; undefined where the hand has no such arrangement.
 */
export const arrange = (given: readonly Card[], eaten: readonly Card[]): Arrangement | undefined => {
  const hand = given.toSorted((one, other) => one - other);
  const eatenBits = hand.reduce(
    (bits, card, place) => (eaten.includes(card) ? bits | (1 << place) : bits),
    0,
  );
  const choices = phomBits(hand).filter((bits) => isSingleBit(bits & eatenBits));
  let best: readonly number[] | undefined;
  let most = -1;
  const search = (from: number, used: number, chosen: readonly number[], points: number): void => {
    if (points > most && (used & eatenBits) === eatenBits) [best, most] = [chosen, points];
    for (let at = from; at < choices.length; at += 1) {
      const bits = choices[at] ?? 0;
      if ((bits & used) !== 0) continue;
      let gained = 0;
      for (const [place, card] of hand.entries()) if ((bits >> place) & 1) gained += rankOf(card);
      search(at + 1, used | bits, [...chosen, bits], points + gained);
    }
  };
  search(0, 0, [], 0);
  if (best === undefined) return undefined;
  const cardsOf = (bits: number): Card[] => hand.filter((_, place) => ((bits >> place) & 1) === 1);
  const used = best.reduce((sum, bits) => sum | bits, 0);
  return { phoms: best.map(cardsOf), left: cardsOf(~used).toSorted(byRank) };
};

/** Whether a card that is taken leaves nothing over but the card to discard: ù, which ends a round at once. */
export const isFull = (hand: readonly Card[], eaten: readonly Card[]): boolean =>
  (arrange(hand, eaten)?.left.length ?? hand.length) <= 1;
