import { RANKS, type Card } from '../cards.ts';
import { byHeight, heightOf, levelOf, setKinds, TWO, type Combo, type ComboKind } from './combos.ts';

/** How many cards a hand has of each level. */
type Counts = number[];

/** Cards of some levels that follow one another, as many of each. */
interface Part {
  readonly level: number;
  readonly length: number;
  readonly size: number;
}

const kindOf = ({ length, size }: Part): ComboKind =>
  length > 1 ? (size === 1 ? 'run' : 'pairs') : (setKinds[size - 1] ?? 'single');

type Way = (counts: Counts) => Part | undefined;

/** The longest row of at least three levels with `size` cards each; of two the lower one. */
const rowOf =
  (size: 1 | 2): Way =>
  (counts) => {
    let best: Part | undefined;
    let start = 0;
    for (let level = 0; level <= TWO; level += 1) {
      if (level < TWO && (counts[level] ?? 0) >= size) continue;
      const length = level - start;
      if (length >= 3 && length > (best?.length ?? 0)) best = { level: start, length, size };
      start = level + 1;
    }
    return best;
  };

/** The most cards of one level, `least` or more; of two the lower ones. */
const setOf =
  (least: number): Way =>
  (counts) => {
    const size = Math.max(...counts);
    return size < least ? undefined : { level: counts.indexOf(size), length: 1, size };
  };

const orders: readonly (readonly Way[])[] = [
  [rowOf(1), setOf(1)],
  [setOf(3), rowOf(1), setOf(1)],
  [rowOf(2), rowOf(1), setOf(1)],
  [setOf(1)],
];

const splitBy = (given: readonly number[], ways: readonly Way[]): Part[] => {
  const counts = [...given];
  const parts: Part[] = [];
  for (const way of ways)
    for (let part = way(counts); part !== undefined; part = way(counts)) {
      parts.push(part);
      for (let step = 0; step < part.length; step += 1)
        counts[part.level + step] = (counts[part.level + step] ?? 0) - part.size;
    }
  return parts;
};

const fewest = (counts: readonly number[]): Part[] =>
  orders
    .map((ways) => splitBy(counts, ways))
    .reduce((best, next) => (next.length < best.length ? next : best));

const countsOf = (cards: readonly Card[]): Counts => {
  const counts: Counts = new Array(RANKS).fill(0);
  for (const card of cards) counts[levelOf(card)] = (counts[levelOf(card)] ?? 0) + 1;
  return counts;
};

/** How many parts are left of a hand without some of its cards. */
export const partsLeft = (hand: readonly Card[], cards: readonly Card[]): number =>
  fewest(countsOf(hand.filter((card) => !cards.includes(card)))).length;

/**
 * A hand in as few parts as four orders find, of two the one that is named first: rows, then sets; three and four of a
 * kind before rows; pairs in a row before both; sets alone. Each part takes the lowest cards that are left.
 */
export const partsOf = (hand: readonly Card[]): Combo[] => {
  const left = hand.toSorted(byHeight);
  return fewest(countsOf(hand)).map((part) => {
    const cards: Card[] = [];
    for (let step = 0; step < part.length; step += 1)
      for (let taken = 0; taken < part.size; taken += 1) {
        const place = left.findIndex((card) => levelOf(card) === part.level + step);
        cards.push(...left.splice(place, 1));
      }
    return { kind: kindOf(part), cards, top: heightOf(cards.at(-1) ?? 0) };
  });
};
