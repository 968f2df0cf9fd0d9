import type { Play } from './table.ts';

type Keys = Readonly<Record<string, () => void>>;

/** Plays by keyboard: keys of the game itself also from its buttons, those of the table only between rounds. */
export const tableKeys = (root: HTMLElement, play: Play, isBusy: () => boolean, own: Keys): void => {
  window.addEventListener('keydown', (event) => {
    if (event.repeat || !root.isConnected || !(event.target instanceof Element)) return;
    const ofGame = event.target.closest('input, dialog[open]') ? undefined : play.keys?.()[event.code];
    const isElsewhere = event.target.closest('button, input, a, dialog[open]') !== null;
    const ofTable = isElsewhere || isBusy() ? undefined : own[event.code];
    const act = ofGame ?? ofTable;
    if (act === undefined) return;
    event.preventDefault();
    act();
    play.stage.dispatchEvent(new CustomEvent('stake'));
  });
};
