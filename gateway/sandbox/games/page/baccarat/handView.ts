import type { Card } from '../../engine/cards.ts';
import { isNatural, totalOf } from '../../engine/dealBaccarat.ts';
import { cardFace, turningCard } from '../cards/cardElement.ts';
import { element } from '../element.ts';
import { wantsStillness } from '../motion.ts';

const FLIES = 320;

/** One of the two hands: its name, its cards as they are turned, and what they count. */
export const handView = (
  side: 'player' | 'banker',
  name: string,
  isFast: () => boolean,
  /** The shoe, from which cards come. */
  shoe: Element,
) => {
  const cards = element('div', { className: 'hand-cards' });
  const total = element('b', { className: 'total', textContent: '' });
  const box = element(
    'section',
    { className: `hand ${side}`, attributes: { 'aria-label': name } },
    element('h2', {}, element('span', { textContent: name }), total),
    cards,
  );
  const open: Card[] = [];

  const count = (card: Card): void => {
    open.push(card);
    total.textContent = String(totalOf(open));
    box.classList.toggle('natural', open.length === 2 && isNatural(totalOf(open)));
  };

  const fly = async (card: HTMLElement): Promise<void> => {
    const [from, to] = [shoe.getBoundingClientRect(), card.getBoundingClientRect()];
    const [x, y] = [from.left + from.width / 2 - to.left, from.top + from.height / 2 - to.top];
    const start = `translate(${x}px, ${y}px) rotate(-28deg) scale(0.3)`;
    await card
      .animate([{ transform: start }, { transform: 'none' }], {
        duration: FLIES / (isFast() ? 2 : 1),
        easing: 'cubic-bezier(0.2, 0.7, 0.3, 1)',
      })
      .finished.catch(() => undefined);
  };

  return {
    box,
    clear: (): void => {
      open.length = 0;
      total.textContent = '';
      box.className = `hand ${side}`;
      cards.replaceChildren();
    },
    /** Deals a card from the shoe and turns it. */
    turn: async (card: Card): Promise<void> => {
      const next = turningCard(isFast);
      next.box.classList.toggle('third', open.length === 2);
      cards.append(next.box);
      if (!wantsStillness()) await fly(next.box);
      await next.open(card);
      // The hand may have been cleared for the next round.
      if (next.box.parentElement === cards) count(card);
    },
    /** Cards that lie open already. */
    lay: (laid: readonly Card[]): void => {
      for (const card of laid) {
        const third = open.length === 2;
        cards.append(element('div', { className: `playing-card${third ? ' third' : ''}` }, cardFace(card)));
        count(card);
      }
    },
    mark: (won: boolean): void => {
      box.classList.add(won ? 'won' : 'beaten');
    },
  };
};
