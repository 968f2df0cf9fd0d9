import { svgPart as part } from '../svgPart.ts';
import { bigRoad, ROAD_ROWS, type RoadSide } from './bigRoad.ts';

const COLUMNS = 13;

/** The road of the last rounds, its newest columns in view; words beside it say the same. */
export const roadPicture = (sides: readonly RoadSide[]): SVGElement => {
  const cells = bigRoad(sides);
  const used = Math.max(0, ...cells.map(({ column }) => column + 1));
  // The newest columns are in view.
  const first = Math.max(0, used - COLUMNS);
  const lines = [
    ...Array.from({ length: COLUMNS + 1 }, (_, x) => `M${x * 20} 0V${ROAD_ROWS * 20}`),
    ...Array.from({ length: ROAD_ROWS + 1 }, (_, y) => `M0 ${y * 20}H${COLUMNS * 20}`),
  ];
  return part(
    'svg',
    { viewBox: `0 0 ${COLUMNS * 20} ${ROAD_ROWS * 20}`, class: 'big-road', 'aria-hidden': 'true' },
    part('path', { class: 'grid', d: lines.join('') }),
    ...cells
      .filter(({ column }) => column >= first)
      .flatMap(({ column, row, side, between }) => {
        const [cx, cy] = [(column - first) * 20 + 10, row * 20 + 10];
        const dot = part('circle', { class: side, cx, cy, r: 7 });
        const cut = part('path', { class: 'between', d: `M${cx - 8} ${cy + 8}L${cx + 8} ${cy - 8}` });
        return between > 0 ? [dot, cut] : [dot];
      }),
  );
};
