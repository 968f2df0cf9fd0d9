import { useEffect, useRef } from 'react';

/** Custom property with the height of a column, in pixels. */
export const columnHeight = '--column-height';

/**
 * Keeps the height of an element in its property `columnHeight`, for a sticky column that may be higher than the window:
 * with `top: min(gap, 100dvh - height - gap)` its end stops at the end of the window, so that all of it can be reached.
 */
export function useColumnHeight<Column extends HTMLElement>() {
  const ref = useRef<Column>(null);
  useEffect(() => {
    const column = ref.current;
    if (column === null) return undefined;
    const look = (): void => column.style.setProperty(columnHeight, `${column.offsetHeight}px`);
    look();
    const observer = new ResizeObserver(look);
    observer.observe(column);
    return () => observer.disconnect();
  }, []);
  return ref;
}
