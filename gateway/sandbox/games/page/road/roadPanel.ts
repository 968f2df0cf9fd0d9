import type { TableSeats } from '../../engine/gameWire.ts';
import { element } from '../element.ts';
import { icon } from '../icons.ts';
import { sheetDialog } from '../sheetDialog.ts';
import { fill, type Words } from '../words.ts';
import type { RoadSide } from './bigRoad.ts';
import { roadPicture } from './roadPicture.ts';
import { seatsRow } from './seatsRow.ts';

/** How a table names its rounds on the road. */
export interface RoadGame<Thrown> {
  readonly names: Readonly<Record<RoadSide, string>>;
  /** Letters of the two sides, and the mark for neither. */
  readonly letters: Readonly<Record<RoadSide, string>>;
  readonly side: (thrown: Thrown) => RoadSide;
  readonly chartName: string;
  /** Shown of the last rounds beside the road. */
  readonly chart: (past: readonly Thrown[]) => Element;
}

/** As many rounds as are kept in view, and as many beads as a row has. */
const SHOWN = 60;
const BEADS = 30;

/** Results of the last rounds: beads in a row, and a panel with the road, the counts and a chart. */
export const roadPanel = <Thrown>(game: RoadGame<Thrown>, words: Words) => {
  let past: readonly Thrown[] = [];
  let seats: TableSeats | undefined;
  const beads = element('ol', {
    className: 'beads',
    reversed: true,
    attributes: { 'aria-label': words.roads, tabindex: '0' },
  });
  const panel = element('section', { className: 'roads', attributes: { 'aria-label': words.roads } });
  const dialog = sheetDialog(words, { title: words.roads, className: 'roads-sheet' });
  const opener = element(
    'button',
    { type: 'button', className: 'tool roads-opener', attributes: { 'aria-label': words.showRoads } },
    icon('road'),
  );
  const { names } = game;

  const count = (side: RoadSide, sides: readonly RoadSide[]) =>
    element(
      'span',
      { className: `count ${side}` },
      element('i', { textContent: game.letters[side], attributes: { 'aria-hidden': 'true' } }),
      `${names[side]} ${sides.filter((one) => one === side).length}`,
    );

  const show = (): void => {
    const sides = past.map(game.side);
    beads.replaceChildren(
      // The newest first: the row is laid from the right, where it is in view without a scroll.
      ...sides
        .slice(-BEADS)
        .toReversed()
        .map((side) =>
          element('li', {
            className: side,
            textContent: game.letters[side],
            attributes: { 'aria-label': names[side] },
          }),
        ),
    );
    panel.replaceChildren(
      element('h3', { textContent: words.bigRoad }),
      roadPicture(sides),
      element(
        'p',
        { className: 'counts' },
        count('first', sides),
        count('second', sides),
        ...(sides.includes('neither') ? [count('neither', sides)] : []),
        element('span', { textContent: fill(words.roundsCount, past.length) }),
      ),
      ...(past.length === 0
        ? [element('p', { textContent: words.noPast })]
        : [element('h3', { textContent: game.chartName }), game.chart(past)]),
      element('small', { textContent: words.past }),
      ...(seats === undefined ? [] : [seatsRow(seats, words)]),
    );
  };
  show();

  let home: Element | null = null;
  opener.addEventListener('click', () => {
    home = panel.parentElement;
    dialog.append(panel);
    dialog.showModal();
  });
  dialog.addEventListener('close', () => home?.append(panel));

  return {
    beads,
    opener,
    panel,
    dialog,
    set: (thrown: readonly Thrown[]): void => {
      past = thrown.slice(-SHOWN);
      show();
    },
    /** Shows who sits at a live table. */
    seat: (taken: TableSeats): void => {
      seats = taken;
      show();
    },
    add: (thrown: Thrown): void => {
      past = [...past, thrown].slice(-SHOWN);
      show();
    },
  };
};
