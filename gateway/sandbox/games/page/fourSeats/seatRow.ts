import { rankText, suitOf, type Card } from '../../engine/cards.ts';
import { suitPicture } from '../cards/suitPicture.ts';
import { cardName } from '../cards/cardName.ts';
import { element } from '../element.ts';
import type { Table } from '../table.ts';
import { fill } from '../words.ts';

/** A card so small that many fit beside a seat; read out by its name. */
const smallCard = (card: Card, words: Table['words'], isMarked: boolean): HTMLLIElement => {
  const suit = suitOf(card);
  const name = cardName(card, words);
  const isRed = suit === 'heart' || suit === 'diamond';
  return element(
    'li',
    {
      className: `${isRed ? 'red' : 'black'}${isMarked ? ' marked' : ''}`,
      attributes: { 'aria-label': isMarked ? fill(words.inPhom, name) : name },
    },
    element('span', { textContent: rankText(card), attributes: { 'aria-hidden': 'true' } }),
    suitPicture(suit),
  );
};

export const smallCards = (
  cards: readonly Card[],
  words: Table['words'],
  marked: readonly Card[] = [],
): HTMLLIElement[] => cards.map((card) => smallCard(card, words, marked.includes(card)));

export const seatName = (seat: number, words: Table['words']): string =>
  seat === 0 ? words.you : fill(words.houseSeat, seat);

/** The three seats of the house: how many cards each holds, what it did, whose turn it is. */
export const seatRow = ({ words }: Pick<Table, 'words'>) => {
  const seats = [1, 2, 3].map((seat) => {
    const count = element('b', { className: 'house-count', textContent: '–' });
    const note = element('span', { className: 'house-note' });
    const cards = element('ul', { className: 'small-cards' });
    const box = element(
      'li',
      { className: 'house-seat' },
      element('span', { className: 'house-name', textContent: seatName(seat, words) }),
      count,
      note,
      cards,
    );
    return { box, count, note, cards };
  });
  const of = (seat: number) => seats[seat - 1];
  return {
    box: element('ol', { className: 'house-seats' }, ...seats.map(({ box }) => box)),
    count: (seat: number, cards: number): void => {
      const own = of(seat);
      if (own === undefined) return;
      own.count.textContent = String(cards);
      own.count.setAttribute('aria-label', fill(words.cardsLeft, cards));
    },
    note: (seat: number, text: string): void => {
      const own = of(seat);
      if (own !== undefined) own.note.textContent = text;
    },
    show: (seat: number, cards: readonly Card[], marked: readonly Card[] = []): void =>
      of(seat)?.cards.replaceChildren(...smallCards(cards, words, marked)),
    turn: (seat: number): void => {
      for (const [place, { box }] of seats.entries()) box.toggleAttribute('data-turn', place + 1 === seat);
    },
    clear: (): void => {
      for (const { box, count, note, cards } of seats) {
        box.removeAttribute('data-turn');
        count.textContent = '–';
        note.textContent = '';
        cards.replaceChildren();
      }
    },
  };
};
