import { useLayoutEffect, useRef, useState } from 'react';

/**
 * Number of children that a list has room for: those in the first line of a wrapping row, or those above the foot of
 * a column. Measured before paint, and again when the list's size or its content (`signature`) changes.
 */
export function useFirstLine<Row extends HTMLElement>(signature: string) {
  const ref = useRef<Row>(null);
  const [fitting, setFitting] = useState(Number.POSITIVE_INFINITY);
  useLayoutEffect(() => {
    const row = ref.current;
    if (row === null) return undefined;
    const look = (): void => {
      const children = Array.from(row.children, (child) => child as HTMLElement);
      const foot = (children[0]?.offsetTop ?? 0) + row.clientHeight;
      setFitting(children.filter((child) => child.offsetTop + child.offsetHeight <= foot).length);
    };
    look();
    const observer = new ResizeObserver(look);
    observer.observe(row);
    return () => observer.disconnect();
  }, [signature]);
  return { ref, fitting };
}
