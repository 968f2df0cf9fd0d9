import type { Card } from '../../engine/cards.ts';
import type { TienLenMove } from '../../engine/tienLen/tienLenTable.ts';
import { cardFace } from '../cards/cardElement.ts';
import { element } from '../element.ts';
import { handRow } from '../fourSeats/handRow.ts';
import { seatAct } from '../fourSeats/seatAct.ts';
import { seatName, seatRow } from '../fourSeats/seatRow.ts';
import type { Table } from '../table.ts';

interface Acts {
  readonly play: () => void;
  readonly pass: () => void;
  readonly hint: () => void;
  readonly auto: () => void;
  /** Other cards have been chosen. */
  readonly choose: () => void;
}

/** The table of Tiến Lên: the seats of the house, what lies in the middle, the player's own cards and acts. */
export const tienLenView = ({ words }: Pick<Table, 'words'>, acts: Acts) => {
  const seats = seatRow({ words });
  const hand = handRow({ words }, acts.choose);
  const by = element('span', { className: 'pile-by' });
  const cards = element('div', { className: 'pile-cards', attributes: { 'aria-hidden': 'true' } });
  const said = element('output', { className: 'result', textContent: words.seatsBegin });

  const play = seatAct('cash', words.play, acts.play);
  const pass = seatAct('skip', words.passTurn, acts.pass);
  const hint = seatAct('skip', words.hint, acts.hint);
  const auto = seatAct('skip', words.auto, acts.auto);

  return {
    stage: element(
      'div',
      { className: 'four-seats' },
      seats.box,
      element('div', { className: 'four-felt' }, by, cards),
      said,
      hand.box,
      element('div', { className: 'seat-acts' }, auto, hint, pass, play),
    ),
    seats,
    hand,
    /** What lies in the middle; nothing before a lead. */
    lay: (move: TienLenMove | undefined): void => {
      by.textContent = move === undefined ? '' : seatName(move.seat, words);
      cards.replaceChildren(...(move?.cards ?? []).map((card: Card) => cardFace(card)));
      cards.style.setProperty('--count', String(move?.cards.length ?? 0));
    },
    say: (text: string): void => {
      said.textContent = text;
    },
    /** Opens what the player may do now. */
    offer: (may: { readonly play: boolean; readonly pass: boolean }): void => {
      play.disabled = !may.play;
      pass.disabled = !may.pass;
      hint.disabled = false;
      auto.disabled = false;
    },
    close: (): void => {
      hand.open(false);
      for (const button of [play, pass, hint, auto]) button.disabled = true;
    },
  };
};
