import { PACK, RANKS, type Card } from '../cards.ts';

export const comboKinds = ['single', 'pair', 'triple', 'four', 'run', 'pairs'] as const;
export type ComboKind = (typeof comboKinds)[number];
export const setKinds = ['single', 'pair', 'triple', 'four'] as const satisfies readonly ComboKind[];

/** Cards that may be played together. */
export interface Combo {
  readonly kind: ComboKind;
  /** The lowest card first. */
  readonly cards: readonly Card[];
  /** Height of its highest card. */
  readonly top: number;
}

/** Order of the suits in the south: spades, clubs, diamonds, hearts; by their numbers in `suits`. */
const suitOrder = [0, 3, 1, 2] as const;
const SUITS = 4;
/** The height of a two counts as a rank above the ace. */
export const TWO = 12;
const FIRST_RANK = 3;

/** Heights of all cards, from 0 for the three of spades to 51 for the two of hearts. */
const heights = Array.from({ length: PACK }, (_, card) => {
  const rank = ((card % RANKS) + RANKS + 1 - FIRST_RANK) % RANKS;
  return rank * SUITS + (suitOrder[Math.floor(card / RANKS)] ?? 0);
});

export const heightOf = (card: Card): number => heights[card] ?? 0;

/** From 0, a three, to 12, a two. */
export const levelOf = (card: Card): number => Math.floor(heightOf(card) / SUITS);

export const byHeight = (one: Card, other: Card): number => heightOf(one) - heightOf(other);

/** The card with which the first trick is led. */
export const LOWEST: Card = heights.indexOf(0);

const areNext = (levels: readonly number[]): boolean =>
  levels.every((level, place) => place === 0 || level === (levels[place - 1] ?? 0) + 1) &&
  levels.at(-1) !== TWO;

const kindOf = (cards: readonly Card[]): ComboKind | undefined => {
  const levels = cards.map(levelOf);
  if (new Set(levels).size === 1) return setKinds[cards.length - 1];
  if (cards.length >= 3 && areNext(levels)) return 'run';
  const [even, odd] = [0, 1].map((start) => levels.filter((_, place) => place % 2 === start));
  const arePaired = even?.every((level, place) => level === odd?.[place]) === true;
  return cards.length >= 6 && cards.length % 2 === 0 && arePaired && areNext(even ?? [])
    ? 'pairs'
    : undefined;
};

/** What some cards are together; undefined for cards that may not be played so. */
export const comboOf = (given: readonly Card[]): Combo | undefined => {
  const cards = given.toSorted(byHeight);
  const kind = cards.length === 0 ? undefined : kindOf(cards);
  return kind && { kind, cards, top: heightOf(cards.at(-1) ?? 0) };
};

/** Pairs in a row: as many as there are, by how many a two or two twos are cut. */
const pairsIn = ({ kind, cards }: Combo): number => (kind === 'pairs' ? cards.length / 2 : 0);

/** What cuts twos, four of a kind and pairs in a row, besides a higher one of the same kind. */
const cuts = (combo: Combo, lies: Combo): boolean => {
  const isTwos = Math.floor(lies.top / SUITS) === TWO;
  if (isTwos && lies.kind === 'single') return combo.kind === 'four' || pairsIn(combo) >= 3;
  if (isTwos && lies.kind === 'pair') return combo.kind === 'four' || pairsIn(combo) >= 4;
  if (pairsIn(lies) === 3) return combo.kind === 'four' || pairsIn(combo) >= 4;
  return lies.kind === 'four' && pairsIn(combo) >= 4;
};

/** Whether cards may be laid on others. */
export const beats = (combo: Combo, lies: Combo): boolean =>
  cuts(combo, lies) ||
  (combo.kind === lies.kind && combo.cards.length === lies.cards.length && combo.top > lies.top);

const groupsOf = (hand: readonly Card[]): (readonly Card[])[] => {
  const groups = Array.from({ length: RANKS }, (): Card[] => []);
  for (const card of hand.toSorted(byHeight)) groups[levelOf(card)]?.push(card);
  return groups;
};

const subsets = (cards: readonly Card[], size: number): (readonly Card[])[] => {
  if (size === 0) return [[]];
  return cards.flatMap((card, place) =>
    subsets(cards.slice(place + 1), size - 1).map((rest) => [card, ...rest]),
  );
};

/** Of the cards of a rank the lowest ones, but in the highest place of a row each choice, since its top counts. */
const rows = (groups: readonly (readonly Card[])[], width: 1 | 2): Combo[] => {
  const kind = width === 1 ? 'run' : 'pairs';
  const combos: Combo[] = [];
  for (let start = 0; start < TWO; start += 1) {
    const lower: Card[] = [];
    for (let level = start; level < TWO; level += 1) {
      const group = groups[level] ?? [];
      if (group.length < width) break;
      if (level - start >= 2)
        for (const last of subsets(group, width))
          combos.push({ kind, cards: [...lower, ...last], top: heightOf(last.at(-1) ?? 0) });
      lower.push(...group.slice(0, width));
    }
  }
  return combos;
};

/** All that may be led from a hand, except that lower places of a row hold the lowest cards of their ranks. */
export const combosIn = (hand: readonly Card[]): Combo[] => {
  const groups = groupsOf(hand);
  const sets = groups.flatMap((group) =>
    setKinds.flatMap((kind, place) =>
      subsets(group, place + 1).map((cards) => ({ kind, cards, top: heightOf(cards.at(-1) ?? 0) })),
    ),
  );
  return [...sets, ...rows(groups, 1), ...rows(groups, 2)];
};

/** Hands that win before a card is played: twelve in a row, four twos, six pairs, five pairs in a row. */
export const isInstantWin = (hand: readonly Card[]): boolean => {
  const counts = groupsOf(hand).map(({ length }) => length);
  const pairs = counts.map((count) => Math.floor(count / 2));
  const longest = pairs.slice(0, TWO).reduce(
    ({ run, best }, count) => {
      const next = count > 0 ? run + 1 : 0;
      return { run: next, best: Math.max(best, next) };
    },
    { run: 0, best: 0 },
  ).best;
  return (
    counts.slice(0, TWO).every((count) => count > 0) ||
    counts[TWO] === 4 ||
    pairs.reduce((sum, count) => sum + count, 0) === 6 ||
    longest >= 5
  );
};
