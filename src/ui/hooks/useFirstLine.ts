import { useLayoutEffect, useRef, useState } from 'react';

/**
 * How many children of a wrapping row stand in its first line. Measured before the page is painted and again when the row
 * changes its width or, by `signature`, its content.
 */
export function useFirstLine<Row extends HTMLElement>(signature: string) {
  const ref = useRef<Row>(null);
  const [fitting, setFitting] = useState(Number.POSITIVE_INFINITY);
  useLayoutEffect(() => {
    const row = ref.current;
    if (row === null) return undefined;
    const look = (): void => {
      const tops = Array.from(row.children, (child) => (child as HTMLElement).offsetTop);
      setFitting(tops.filter((top) => top === tops[0]).length);
    };
    look();
    const observer = new ResizeObserver(look);
    observer.observe(row);
    return () => observer.disconnect();
  }, [signature]);
  return { ref, fitting };
}
