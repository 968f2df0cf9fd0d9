import { PACK, type Card } from '../cards.ts';
import { pokerHandOf, pokerHands, HAND_SIZE } from './pokerHand.ts';
import type { Paytable } from './paytables.ts';
import type { Hold } from './simpleHold.ts';

const SETS = 2 ** HAND_SIZE;
const LEFT = PACK - HAND_SIZE;

const choose = (of: number, size: number): number =>
  size === 0 ? 1 : (choose(of - 1, size - 1) * of) / size;

/** `ways[size][card]`: what a card adds to the number of a set in which it is the one at this place, from 1. */
const ways = Array.from({ length: HAND_SIZE + 1 }, (_, size) =>
  Int32Array.from({ length: PACK }, (__, card) => (card < size ? 0 : Math.round(choose(card, size)))),
);
/** For each set of places: how many it holds, and which. */
const sets = Array.from({ length: SETS }, (_, set) => [0, 1, 2, 3, 4].filter((place) => (set >> place) & 1));

const forEachDeal = (work: (cards: readonly Card[], number: number) => void): void => {
  const cards = [0, 0, 0, 0, 0];
  let number = 0;
  const from = (place: number, below: number): void => {
    if (place < 0) {
      work(cards, number);
      number += 1;
      return;
    }
    for (let card = place; card < below; card += 1) {
      cards[place] = card;
      from(place - 1, card);
    }
  };
  from(HAND_SIZE - 1, PACK);
};

/** Every set of up to five cards has a number among those of its size. */
const numbersOf = (cards: readonly Card[], numbers: Int32Array): void => {
  for (let set = 0; set < SETS; set += 1) {
    let number = 0;
    const places = sets[set] ?? [];
    for (let place = 0; place < places.length; place += 1)
      number += ways[place + 1]?.[cards[places[place] ?? 0] ?? 0] ?? 0;
    numbers[set] = number;
  }
};

/** What every hand of the pack is, by its number: computed once for all paytables. */
export const handsOfPack = (): Uint8Array => {
  const hands = new Uint8Array(Math.round(choose(PACK, HAND_SIZE)));
  const numbers = new Int32Array(SETS);
  forEachDeal((cards) => {
    numbersOf(cards, numbers);
    hands[numbers[SETS - 1] ?? 0] = pokerHands.indexOf(pokerHandOf(cards));
  });
  return hands;
};

/**
 * The exact return of a paytable over every deal and every draw, as a part of the stake. A hold is worth the pays of all
 * hands with its cards and none of those put away, which the sums over sets give by inclusion and exclusion.
 */
export const exactReturn = (
  hands: ReturnType<typeof handsOfPack>,
  { pays }: Pick<Paytable, 'pays'>,
  /** How hands are held; in the best way unless given. */
  holdOf?: (cards: readonly Card[]) => Hold,
): number => {
  const payOf = Float64Array.from(pokerHands, (hand) => pays[hand]);
  const sums = Array.from(
    { length: HAND_SIZE + 1 },
    (_, size) => new Float64Array(Math.round(choose(PACK, size))),
  );
  const sumOf = Array.from({ length: SETS }, (_, set) => sums[sets[set]?.length ?? 0] ?? new Float64Array());
  const numbers = new Int32Array(SETS);
  const payOfHand = (): number => payOf[hands[numbers[SETS - 1] ?? 0] ?? 0] ?? 0;
  forEachDeal((cards) => {
    numbersOf(cards, numbers);
    const pay = payOfHand();
    if (pay === 0) return;
    for (let set = 0; set < SETS; set += 1) {
      const list = sumOf[set] ?? new Float64Array();
      const number = numbers[set] ?? 0;
      list[number] = (list[number] ?? 0) + pay;
    }
  });
  const drawsOf = Float64Array.from(sets, (places) => Math.round(choose(LEFT, HAND_SIZE - places.length)));
  /** Of the holds that were chosen, by how many cards they keep: the sums of their pays. */
  const chosen = new Float64Array(HAND_SIZE + 1);
  const worth = new Float64Array(SETS);
  forEachDeal((cards) => {
    numbersOf(cards, numbers);
    for (let set = 0; set < SETS; set += 1) worth[set] = sumOf[set]?.[numbers[set] ?? 0] ?? 0;
    for (let bit = 1; bit < SETS; bit <<= 1)
      for (let set = 0; set < SETS; set += 1)
        if ((set & bit) === 0) worth[set] = (worth[set] ?? 0) - (worth[set | bit] ?? 0);
    let best = 0;
    if (holdOf === undefined) {
      for (let set = 1; set < SETS; set += 1)
        if ((worth[set] ?? 0) / (drawsOf[set] ?? 1) > (worth[best] ?? 0) / (drawsOf[best] ?? 1)) best = set;
    } else best = holdOf(cards).reduce((set, place) => set | (1 << place), 0);
    const size = sets[best]?.length ?? 0;
    chosen[size] = (chosen[size] ?? 0) + (worth[best] ?? 0);
  });
  const total = chosen.reduce((sum, one, size) => sum + one / Math.round(choose(LEFT, HAND_SIZE - size)), 0);
  return total / hands.length;
};
