import type { Card } from '../../engine/cards.ts';
import { cardFace } from '../cards/cardElement.ts';
import { cardName } from '../cards/cardName.ts';
import { element } from '../element.ts';
import type { Table } from '../table.ts';

/** The player's own cards, each of which can be chosen by a touch or by its key. */
export const handRow = ({ words }: Pick<Table, 'words'>, onChange: () => void, isSingle = false) => {
  const box = element('div', {
    className: 'own-hand',
    attributes: { role: 'group', 'aria-label': words.yourHand },
  });
  let buttons = new Map<Card, HTMLButtonElement>();
  let isOpen = false;

  const isChosen = (button: HTMLButtonElement): boolean => button.getAttribute('aria-pressed') === 'true';
  const choose = (cards: readonly Card[]): void => {
    for (const [card, button] of buttons) button.setAttribute('aria-pressed', String(cards.includes(card)));
    onChange();
  };
  const chosen = (): Card[] => [...buttons].flatMap(([card, button]) => (isChosen(button) ? [card] : []));
  const toggle = (card: Card): void => {
    const button = buttons.get(card);
    if (button === undefined || button.disabled) return;
    if (isChosen(button)) choose(chosen().filter((one) => one !== card));
    else choose(isSingle ? [card] : [...chosen(), card]);
  };

  const make = (card: Card): HTMLButtonElement => {
    const button = element(
      'button',
      {
        type: 'button',
        className: 'own-card',
        disabled: !isOpen,
        attributes: { 'aria-label': cardName(card, words), 'aria-pressed': 'false' },
      },
      cardFace(card),
    );
    button.addEventListener('click', () => toggle(card));
    return button;
  };

  /** Moves the keyboard along the cards. */
  box.addEventListener('keydown', ({ key, target }) => {
    const list = [...buttons.values()];
    const place = list.findIndex((button) => button === target);
    const step = { ArrowLeft: -1, ArrowRight: 1 }[key];
    if (place >= 0 && step !== undefined) list[place + step]?.focus({ preventScroll: true });
  });

  return {
    box,
    cards: (): Card[] => [...buttons.keys()],
    chosen,
    choose,
    /** Shows a hand; cards that stay keep their elements, and with them the keyboard. */
    set: (cards: readonly Card[], marked: readonly Card[] = []): void => {
      buttons = new Map(cards.map((card) => [card, buttons.get(card) ?? make(card)]));
      box.dataset.count = String(cards.length);
      for (const [card, button] of buttons) button.toggleAttribute('data-marked', marked.includes(card));
      box.replaceChildren(...buttons.values());
    },
    open: (open: boolean): void => {
      isOpen = open;
      for (const button of buttons.values()) button.disabled = !open;
    },
    focus: (): void => {
      const { activeElement } = document;
      const isFree =
        activeElement === null ||
        activeElement === document.body ||
        activeElement.matches('.spin, .own-card, .seat-acts button');
      if (isFree) [...buttons.values()][0]?.focus({ preventScroll: true });
    },
  };
};
