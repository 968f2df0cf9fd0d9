import { useLayoutEffect, useRef, useState } from 'react';

/**
 * Number of children in the first line of a wrapping row. Measured before paint, and again when the row's width or
 * its content (`signature`) changes.
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
