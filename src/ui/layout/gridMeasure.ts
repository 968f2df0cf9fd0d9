import { breakpoint, layout } from '#theme/layout';

/** Name, vendor and their distances below a cover, in pixels; on a phone the name has two lines. */
const words = 45;
const phoneWords = words + 18;

export interface GridMeasure {
  columns: number;
  card: number;
  gap: number;
  /** From one row's top to the next. */
  rowStep: number;
}

/** How cards lie in a width: of one size beside each other, three that fill a phone. */
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

/** Pixels above and below the view that are drawn as well: enough for one turn of a wheel, and few elements. */
const spare = 110;

/** First row to draw and the one after the last. */
export function rowsInView(measure: GridMeasure, count: number, above: number, screen: number) {
  const rows = Math.ceil(count / measure.columns);
  const row = (offset: number) => Math.floor(offset / measure.rowStep);
  const first = Math.min(Math.max(0, row(above - spare)), Math.max(0, rows - 1));
  return { rows, first, last: Math.min(rows, Math.max(first + 1, row(above + screen + spare) + 1)) };
}
