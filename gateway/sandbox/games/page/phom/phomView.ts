import { arrange } from '../../engine/phom/phoms.ts';
import { cardFace } from '../cards/cardElement.ts';
import { element } from '../element.ts';
import { focusIfFree, handRow } from '../fourSeats/handRow.ts';
import { seatAct } from '../fourSeats/seatAct.ts';
import { seatName, seatRow, smallCards } from '../fourSeats/seatRow.ts';
import type { Table } from '../table.ts';
import type { ShownTable } from './shownAfter.ts';

interface Acts {
  readonly eat: () => void;
  readonly draw: () => void;
  readonly discard: () => void;
  readonly hint: () => void;
  readonly auto: () => void;
  /** Another card has been chosen. */
  readonly choose: () => void;
}

/** What the player may do now. */
interface Offer {
  readonly eat?: boolean;
  readonly draw?: boolean;
  readonly discard?: boolean;
}

/** The table of Phỏm: the seats of the house, stock and discards, the player's own cards and acts. */
export const phomView = ({ words }: Pick<Table, 'words'>, acts: Acts) => {
  const seats = seatRow({ words });
  const hand = handRow({ words }, acts.choose, true);
  const by = element('span', { className: 'pile-by' });
  const pile = element('div', { className: 'pile-cards', attributes: { 'aria-hidden': 'true' } });
  const stock = element('b');
  const own = element('ul', {
    className: 'small-cards',
    attributes: { 'aria-label': words.phomOwnDiscards },
  });
  const said = element('output', { className: 'result', textContent: words.seatsBegin });

  const auto = seatAct('skip', words.auto, acts.auto);
  const hint = seatAct('skip', words.hint, acts.hint);
  const draw = seatAct('skip', words.phomDraw, acts.draw);
  const eat = seatAct('cash', words.phomEat, acts.eat);
  const discard = seatAct('cash', words.phomDiscard, acts.discard);
  eat.hidden = true;

  const stage = element(
    'div',
    { className: 'four-seats' },
    seats.box,
    element(
      'div',
      { className: 'four-felt phom-felt' },
      element('div', { className: 'phom-stock' }, stock, element('span', { textContent: words.phomStock })),
      element('div', { className: 'phom-pile' }, by, pile),
      element(
        'div',
        { className: 'phom-own' },
        element('span', { textContent: words.phomOwnDiscards, attributes: { 'aria-hidden': 'true' } }),
        own,
      ),
    ),
    said,
    hand.box,
    element('div', { className: 'seat-acts' }, auto, hint, draw, eat, discard),
  );

  return {
    stage,
    seats,
    hand,
    /** Shows a table between two moves; without one it is empty. */
    show: (table: ShownTable | undefined): void => {
      stage.removeAttribute('data-ended');
      by.textContent = table?.lies === undefined ? '' : seatName(table.lies.seat, words);
      pile.replaceChildren(...(table?.lies === undefined ? [] : [cardFace(table.lies.card)]));
      stock.textContent = table === undefined ? '–' : String(table.stock);
      own.replaceChildren(...smallCards(table?.discards[0] ?? [], words));
      const { phoms, left } = arrange(table?.hand ?? [], table?.eaten[0] ?? []) ?? { phoms: [], left: [] };
      hand.set([...phoms.flat(), ...left], phoms.flat());
      if (table === undefined) return;
      for (const seat of [1, 2, 3]) {
        const eaten = table.eaten[seat] ?? [];
        seats.count(seat, table.counts[seat] ?? 0);
        seats.show(seat, [...eaten, ...(table.discards[seat] ?? [])], eaten);
      }
    },
    /** Makes room for what the seats lay down. */
    end: (): void => {
      stage.setAttribute('data-ended', '');
      eat.hidden = true;
      discard.hidden = false;
    },
    say: (text: string): void => {
      said.textContent = text;
    },
    offer: (may: Offer): void => {
      discard.hidden = may.draw === true;
      eat.hidden = !discard.hidden;
      eat.disabled = may.eat !== true;
      draw.disabled = may.draw !== true;
      discard.disabled = may.discard !== true;
      hint.disabled = false;
      auto.disabled = false;
    },
    /** Moves the keyboard to what may be taken. */
    focusTake: (): void => focusIfFree(eat.disabled ? draw : eat),
    close: (): void => {
      hand.open(false);
      for (const button of [auto, hint, draw, eat, discard]) button.disabled = true;
    },
  };
};
