import { rankOf, suitOf, type Card } from '../../engine/cards.ts';
import { fill, type Words } from '../words.ts';

const named = { 1: 'ace', 11: 'jack', 12: 'queen', 13: 'king' } as const satisfies Record<
  number,
  keyof Words
>;

const isNamed = (rank: number): rank is keyof typeof named => Object.hasOwn(named, rank);

/** A card as it is spoken of. */
export const cardName = (card: Card, words: Words): string => {
  const rank = rankOf(card);
  return fill(words[suitOf(card)], isNamed(rank) ? words[named[rank]] : rank);
};
