import type { Card } from '../../engine/cards.ts';
import { paytableRows, rowOfHand } from '../../engine/poker/paytables.ts';
import { HAND_SIZE, type PokerHand } from '../../engine/poker/pokerHand.ts';
import type { Hold } from '../../engine/poker/simpleHold.ts';
import { turningCard } from '../cards/cardElement.ts';
import { cardName } from '../cards/cardName.ts';
import { chipText } from '../cards/chipText.ts';
import { element } from '../element.ts';
import type { Table } from '../table.ts';
import { handText } from './handText.ts';

/** Milliseconds from one card to the next. */
const NEXT_CARD = 90;

interface Acts {
  readonly draw: () => void;
  readonly hint: () => void;
}

/** The table of video poker: what each hand pays, five cards to choose from, and what is done with them. */
export const videoPokerView = (
  { game, words, amount, isFast, pause }: Pick<Table, 'game' | 'words' | 'amount' | 'isFast' | 'pause'>,
  acts: Acts,
) => {
  const { paytable } = game;
  const said = element('output', { className: 'result', textContent: words.pokerBegin });

  const rows = paytableRows(paytable).map(([hand, pays]) => {
    const whole = element('span', { className: 'whole' });
    const brief = element('span', { className: 'brief', attributes: { 'aria-hidden': 'true' } });
    const name = element('th', {
      textContent: handText(paytable, hand, words) ?? '',
      attributes: { scope: 'row' },
    });
    return { hand, pays, whole, brief, row: element('tr', {}, name, element('td', {}, whole, brief)) };
  });
  const showPays = (stake: number): void => {
    for (const { pays, whole, brief } of rows) {
      whole.textContent = amount(pays * stake);
      brief.textContent = chipText(whole.textContent);
    }
  };
  const light = (hand: PokerHand | undefined): void => {
    const shown = hand && rowOfHand(paytable, hand);
    for (const { hand: own, row } of rows) row.toggleAttribute('data-made', own === shown);
  };

  const cards = Array.from({ length: HAND_SIZE }, (_, place) => {
    const shown = turningCard(isFast);
    const button = element(
      'button',
      { type: 'button', className: 'poker-card', disabled: true, attributes: { 'aria-pressed': 'false' } },
      shown.box,
      element('span', { className: 'held', textContent: words.hold }),
    );
    button.addEventListener('click', () => toggle(place));
    return { shown, button };
  });
  const isHeld = (place: number): boolean => cards[place]?.button.getAttribute('aria-pressed') === 'true';
  const hold = (places: Hold): void => {
    for (const [place, { button }] of cards.entries())
      button.setAttribute('aria-pressed', String(places.includes(place)));
  };
  const toggle = (place: number): void => {
    const button = cards[place]?.button;
    if (button?.disabled === false) button.setAttribute('aria-pressed', String(!isHeld(place)));
  };

  const press = (className: string, text: string, act: () => void): HTMLButtonElement => {
    const button = element('button', { type: 'button', className, textContent: text, disabled: true });
    button.addEventListener('click', act);
    return button;
  };
  const draw = press('cash draw', words.draw, acts.draw);
  const hint = press('skip hint', words.hint, acts.hint);

  const setOpen = (open: boolean): void => {
    for (const { button } of cards) button.disabled = !open;
    draw.disabled = !open;
    hint.disabled = !open;
  };

  /** Opens the cards at some places, one after another. */
  const open = async (hand: readonly Card[], places: Hold): Promise<void> => {
    for (const place of places) cards[place]?.shown.close();
    await Promise.all(
      places.map(async (place, order) => {
        const own = cards[place];
        const card = hand[place] ?? 0;
        await pause((isFast() ? NEXT_CARD / 2 : NEXT_CARD) * order);
        await own?.shown.open(card);
        own?.button.setAttribute('aria-label', cardName(card, words));
      }),
    );
  };

  const cover = (): void => {
    hold([]);
    light(undefined);
    for (const { shown, button } of cards) {
      shown.close();
      button.removeAttribute('aria-label');
    }
  };

  const stage = element(
    'div',
    { className: 'poker' },
    element(
      'table',
      { className: 'poker-pays', attributes: { 'aria-label': words.pokerPays } },
      element('tbody', {}, ...rows.map(({ row }) => row)),
    ),
    element('div', { className: 'poker-hand' }, ...cards.map(({ button }) => button)),
    element('div', { className: 'poker-acts' }, hint, draw),
    said,
  );

  return {
    stage,
    showPays,
    light,
    open,
    cover,
    hold,
    toggle,
    held: (): Hold => cards.flatMap((_, place) => (isHeld(place) ? [place] : [])),
    offer: (): void => setOpen(true),
    close: (): void => setOpen(false),
    say: (text: string): void => {
      said.textContent = text;
    },
    /** Hands the keyboard to the cards, unless it is busy elsewhere. */
    focus: (): void => {
      const { activeElement } = document;
      const isFree =
        activeElement === null ||
        activeElement === document.body ||
        activeElement.matches('.spin, .poker-card');
      if (isFree) cards[0]?.button.focus({ preventScroll: true });
    },
  };
};
