import type { Card } from '../../engine/cards.ts';
import { cardFace } from '../cards/cardElement.ts';
import { cardName } from '../cards/cardName.ts';
import { element } from '../element.ts';
import type { Table } from '../table.ts';
import { fill } from '../words.ts';

/** Moves the keyboard unless it is elsewhere on the page by the player's choice. */
export const focusIfFree = (target: HTMLElement | undefined): void => {
  const { activeElement } = document;
  const isFree =
    activeElement === null ||
    activeElement === document.body ||
    activeElement.matches('.spin, .own-card, .seat-acts button');
  if (isFree) target?.focus({ preventScroll: true });
};

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
        attributes: { 'aria-pressed': 'false' },
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
      box.style.setProperty('--count', String(cards.length));
      for (const [card, button] of buttons) {
        const isMarked = marked.includes(card);
        const name = cardName(card, words);
        button.toggleAttribute('data-marked', isMarked);
        button.setAttribute('aria-label', isMarked ? fill(words.inPhom, name) : name);
      }
      box.replaceChildren(...buttons.values());
    },
    open: (open: boolean): void => {
      isOpen = open;
      for (const button of buttons.values()) button.disabled = !open;
    },
    focus: (): void => focusIfFree([...buttons.values()][0]),
  };
};
