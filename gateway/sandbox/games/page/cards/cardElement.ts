import { rankText, suitOf, type Card } from '../../engine/cards.ts';
import { element } from '../element.ts';
import { wantsStillness } from '../motion.ts';
import { suitPicture } from './suitPicture.ts';

const TURN = 380;

const isRed = (card: Card): boolean => ['heart', 'diamond'].includes(suitOf(card));

/** The open side of a card. */
export const cardFace = (card: Card): HTMLElement =>
  element(
    'div',
    {
      className: `card-face ${isRed(card) ? 'red' : 'black'}`,
      attributes: { 'aria-hidden': 'true', 'data-rank': rankText(card) },
    },
    element('b', { textContent: rankText(card) }),
    suitPicture(suitOf(card)),
  );

const cardBack = (): HTMLElement =>
  element('div', { className: 'card-back', attributes: { 'aria-hidden': 'true' } });

/** A card that lies with its back up until it is turned. */
export const turningCard = (isFast: () => boolean) => {
  const box = element('div', { className: 'playing-card' }, cardBack());
  return {
    box,
    open: async (card: Card): Promise<void> => {
      if (!wantsStillness()) {
        const timing = { duration: TURN / (isFast() ? 4 : 2), easing: 'ease-in' };
        const away = box.animate([{ transform: 'none' }, { transform: 'rotateY(90deg)' }], timing);
        await away.finished.catch(() => undefined);
      }
      box.replaceChildren(cardFace(card));
      if (wantsStillness()) return;
      const timing = { duration: TURN / (isFast() ? 4 : 2), easing: 'ease-out' };
      const back = box.animate([{ transform: 'rotateY(-90deg)' }, { transform: 'none' }], timing);
      await back.finished.catch(() => undefined);
    },
    close: (): void => box.replaceChildren(cardBack()),
  };
};
