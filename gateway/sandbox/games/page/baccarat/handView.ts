import type { Card } from '../../engine/cards.ts';
import { isNatural, totalOf } from '../../engine/dealBaccarat.ts';
import { turningCard } from '../cards/cardElement.ts';
import { element } from '../element.ts';

/** One of the two hands: its name, its cards as they are turned, and what they count. */
export const handView = (side: 'player' | 'banker', name: string, isFast: () => boolean) => {
  const cards = element('div', { className: 'hand-cards' });
  const total = element('b', { className: 'total', textContent: '' });
  const box = element(
    'section',
    { className: `hand ${side}`, attributes: { 'aria-label': name } },
    element('h2', {}, element('span', { textContent: name }), total),
    cards,
  );
  const open: Card[] = [];
  return {
    box,
    clear: (): void => {
      open.length = 0;
      total.textContent = '';
      box.className = `hand ${side}`;
      cards.replaceChildren();
    },
    turn: async (card: Card): Promise<void> => {
      const next = turningCard(isFast);
      next.box.classList.toggle('third', open.length === 2);
      cards.append(next.box);
      await next.open(card);
      open.push(card);
      total.textContent = String(totalOf(open));
      box.classList.toggle('natural', open.length === 2 && isNatural(totalOf(open)));
    },
    mark: (won: boolean): void => {
      box.classList.add(won ? 'won' : 'beaten');
    },
  };
};
