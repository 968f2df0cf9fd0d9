import { MOST_STAKES } from '../engine/slotModels.ts';
import { element } from './element.ts';
import { percentFormat, wholeFormat } from './format.ts';
import { icon } from './icons.ts';
import { proofPart } from './proof/proofPart.ts';
import { symbolElement } from './slots/symbol.ts';
import type { Play, Table } from './table.ts';
import { fill } from './words.ts';

/** What the game pays, how it is fair, in a dialog over the stage. */
export const paysSheet = (table: Table, play: Play) => {
  const { game, words } = table;
  const rows = element('ul', { className: 'pays' });
  const proof = proofPart(table);
  const close = element(
    'button',
    { type: 'button', className: 'tool', attributes: { 'aria-label': words.close } },
    icon('close'),
  );
  const specials =
    game.engine === 'slots'
      ? [
          element('li', {}, symbolElement(game, 'W'), element('span', { textContent: words.wild })),
          element('li', {}, symbolElement(game, 'S'), element('span', { textContent: words.scatter })),
        ]
      : [];
  const notes = [
    fill(words.rtp, percentFormat(game.language)(game.rtp)),
    ...(game.engine === 'slots'
      ? [words.paysNote, fill(words.most, wholeFormat(game.language)(MOST_STAKES))]
      : []),
  ];
  const dialog = element(
    'dialog',
    { className: 'sheet', attributes: { 'aria-label': words.pays } },
    element('header', {}, element('h2', { textContent: words.pays }), close),
    ...notes.map((text) => element('p', { textContent: text })),
    rows,
    element('ul', { className: 'pays' }, ...specials),
    proof.part,
  );
  close.addEventListener('click', () => dialog.close());
  return {
    dialog,
    open: (): void => {
      rows.replaceChildren(...play.pays());
      void proof.refresh().catch(() => undefined);
      dialog.showModal();
    },
  };
};
