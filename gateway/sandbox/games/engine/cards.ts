import type { Draws } from '../../../platform/fairness/seedDraws.ts';

/** A card of a pack, 0 to 51: thirteen of each suit, the ace first and the king last. */
export type Card = number;

export const RANKS = 13;
export const PACK = 52;

export const suits = ['spade', 'heart', 'club', 'diamond'] as const;

/** From 1, the ace, to 13, the king. */
export const rankOf = (card: Card): number => (card % RANKS) + 1;

export const suitOf = (card: Card): (typeof suits)[number] => suits[Math.floor(card / RANKS)] ?? 'spade';

const letters: Readonly<Record<number, string>> = { 1: 'A', 11: 'J', 12: 'Q', 13: 'K' };

export const rankText = (card: Card): string => letters[rankOf(card)] ?? String(rankOf(card));

/** A shoe of so many packs from which cards come without being put back. */
export const shoeOf = (packs: number, draws: Draws): (() => Card) => {
  const cards = Array.from({ length: packs * PACK }, (_, place) => place % PACK);
  return () => {
    const place = draws.below(cards.length);
    const card = cards[place] ?? 0;
    // The last card fills the gap: which of them lie in the shoe counts, not where.
    cards[place] = cards.at(-1) ?? 0;
    cards.pop();
    return card;
  };
};
