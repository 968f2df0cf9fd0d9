import { layout } from '#theme/layout';

export interface GridMeasure {
  columns: number;
  card: number;
  gap: number;
  /** Height of a cover, or of a ticket. */
  cover: number;
  /** Distance between the tops of two rows. */
  rowStep: number;
}

/** Sizes in pixels that the brand's layout gives to a grid of cards. */
interface CardSizes {
  /** Number of columns; undefined if the layout gives none. */
  columns?: number | undefined;
  gap: number;
  rowGap: number;
  /** Height of a cover as a share of its width. */
  ratio: number;
  /** Height below the cover. */
  words: number;
}

/** Sizes without a brand's layout. */
const plain: CardSizes = { gap: layout.cardGap, rowGap: layout.cardGap, ratio: 4 / 3, words: 45 };

/** Measures of the cards for a width. */
export function gridMeasure(width: number, sizes: CardSizes = plain): GridMeasure {
  const { gap, rowGap, ratio, words } = sizes;
  const { columns = Math.max(1, Math.floor((width + gap) / (layout.card + gap))) } = sizes;
  const card = Math.max(0, (width - (columns - 1) * gap) / columns);
  return { columns, card, gap, cover: card * ratio || words, rowStep: card * ratio + words + rowGap };
}

/** What the brand's style sheet gives to this grid at the window's width. */
export function readCardSizes(grid: Element): CardSizes {
  const style = getComputedStyle(grid);
  const tracks = style.gridTemplateColumns.split(' ').filter((track) => track.endsWith('px'));
  const ratio = Number(style.getPropertyValue('--card-ratio'));
  const words = Number(style.getPropertyValue('--card-words'));
  if (tracks.length === 0 || ratio + words === 0) return plain;
  const pixels = (length: string) => Number.parseFloat(length) || 0;
  return {
    columns: tracks.length,
    gap: pixels(style.columnGap),
    rowGap: pixels(style.rowGap),
    ratio,
    words,
  };
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
