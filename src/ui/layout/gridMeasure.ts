import { breakpoint, layout } from '#theme/layout';

/** Height of name, vendor and gaps below a cover, in pixels; on a phone the name has two lines. */
const words = 45;
const phoneWords = words + 18;

export interface GridMeasure {
  columns: number;
  card: number;
  gap: number;
  /** Distance between the tops of two rows. */
  rowStep: number;
}

/** Layout of the cards for a width: fixed-size cards, or three columns on a phone. */
export function gridMeasure(width: number, windowWidth: number): GridMeasure {
  if (windowWidth < breakpoint.tablet) {
    const gap = layout.phoneCardGap;
    const card = Math.max(0, (width - 2 * gap) / 3);
    return { columns: 3, card, gap, rowStep: (card * 4) / 3 + phoneWords + 16 };
  }
  const gap = layout.cardGap;
  const columns = Math.max(1, Math.floor((width + gap) / (layout.card + gap)));
  return { columns, card: layout.card, gap, rowStep: (layout.card * 4) / 3 + words + layout.cardRowGap };
}

/** Pixels above and below the viewport that are also rendered: enough for the frames of a smooth scroll. */
const spare = 60;

/** Index of the first row to render, and of the row after the last. */
export function rowsInView(measure: GridMeasure, count: number, above: number, screen: number) {
  const rows = Math.ceil(count / measure.columns);
  const row = (offset: number) => Math.floor(offset / measure.rowStep);
  const first = Math.min(Math.max(0, row(above - spare)), Math.max(0, rows - 1));
  return { rows, first, last: Math.min(rows, Math.max(first + 1, row(above + screen + spare) + 1)) };
}
