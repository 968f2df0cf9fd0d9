import { useEffect, useRef, type KeyboardEvent, type RefObject } from 'react';
import type { GridMeasure } from '../layout/gridMeasure';

const cellOf = (root: Element | null, index: number) =>
  root?.querySelector<HTMLElement>(`[data-index="${index}"]`) ?? undefined;

/** The first control of a card, or the cell itself while its card loads. */
const focusIn = (cell: HTMLElement) =>
  (cell.querySelector<HTMLElement>('button, a[href]') ?? cell).focus({ preventScroll: true });

const targets: Record<string, (here: number, columns: number, count: number) => number> = {
  ArrowRight: (here) => here + 1,
  ArrowLeft: (here) => here - 1,
  ArrowDown: (here, columns) => here + columns,
  ArrowUp: (here, columns) => here - columns,
  Home: () => 0,
  End: (_here, _columns, count) => count - 1,
};

interface GridFocusOptions {
  ref: RefObject<HTMLElement | null>;
  count: number;
  measure: GridMeasure;
}

/**
 * Moves the focus among the cells of a virtualised grid. A cell that is not rendered is scrolled to, and focused once
 * it is rendered.
 */
export function useGridFocus({ ref, count, measure }: GridFocusOptions) {
  const wanted = useRef<number>(undefined);

  const bringIntoView = (index: number) => {
    const top = ref.current?.getBoundingClientRect().top ?? 0;
    const above = top + Math.floor(index / measure.columns) * measure.rowStep;
    const below = above + measure.rowStep - innerHeight;
    if (above < 0) scrollBy(0, above - measure.gap);
    else if (below > 0) scrollBy(0, below + measure.gap);
  };

  useEffect(() => {
    if (wanted.current === undefined) return;
    const cell = cellOf(ref.current, wanted.current);
    // The number of columns has changed while scrolling, so the cell is elsewhere.
    if (!cell) return bringIntoView(wanted.current);
    wanted.current = undefined;
    focusIn(cell);
  });

  return (event: KeyboardEvent<HTMLElement>) => {
    const cell = (event.target as HTMLElement).closest<HTMLElement>('[data-index]');
    const target = targets[event.key];
    if (!cell || !target) return;
    event.preventDefault();
    const index = target(Number(cell.dataset['index']), measure.columns, count);
    if (index < 0 || index >= count) return;
    bringIntoView(index);
    const reached = cellOf(ref.current, index);
    if (reached) focusIn(reached);
    else wanted.current = index;
  };
}
