import type { BaccaratWinner } from '../../engine/dealBaccarat.ts';
import { svgPart as part } from '../svgPart.ts';

const ROWS = 6;
const COLUMNS = 12;
const CELL = 22;

/** Known by these letters at tables everywhere, in every language. */
export const baccaratLetters = { player: 'P', banker: 'B', tie: 'T' } as const satisfies Record<
  BaccaratWinner,
  string
>;

const sides = { player: 'first', banker: 'second', tie: 'neither' } as const satisfies Record<
  BaccaratWinner,
  string
>;

/** The bead plate: each round in a cell of its own, column by column, the newest columns in view. */
export const beadPlate = (past: readonly BaccaratWinner[], label: string): SVGElement => {
  const columns = Math.max(COLUMNS, Math.ceil(past.length / ROWS));
  const skipped = (columns - COLUMNS) * ROWS;
  const lines = [
    ...Array.from({ length: COLUMNS + 1 }, (_, x) => `M${x * CELL} 0V${ROWS * CELL}`),
    ...Array.from({ length: ROWS + 1 }, (_, y) => `M0 ${y * CELL}H${COLUMNS * CELL}`),
  ];
  return part(
    'svg',
    {
      viewBox: `0 0 ${COLUMNS * CELL} ${ROWS * CELL}`,
      class: 'bead-plate',
      role: 'img',
      'aria-label': label,
    },
    part('path', { class: 'grid', d: lines.join('') }),
    ...past.slice(skipped).flatMap((winner, place) => {
      const [x, y] = [Math.floor(place / ROWS) * CELL + CELL / 2, (place % ROWS) * CELL + CELL / 2];
      const letter = part('text', { x, y: y + 4 });
      letter.textContent = baccaratLetters[winner];
      return [part('circle', { class: sides[winner], cx: x, cy: y, r: 9 }), letter];
    }),
  );
};
