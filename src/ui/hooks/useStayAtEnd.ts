import { useEffect, useRef } from 'react';

/** Whoever is so near to the end, in pixels, reads the end. */
const NEAR = 40;

/**
 * Scrolls a list to its end when something new stands there, and keeps it there while the list or what it holds changes
 * its size: a form grows below it, a picture comes. Whoever has scrolled up is not moved by that.
 */
export function useStayAtEnd<List extends HTMLElement>(newest: string | number | undefined) {
  const ref = useRef<List>(null);
  useEffect(() => {
    const list = ref.current;
    if (list === null) return undefined;
    let isAtEnd = true;
    const look = (): void => {
      isAtEnd = list.scrollHeight - list.scrollTop - list.clientHeight <= NEAR;
    };
    const stay = (): void => {
      if (isAtEnd) list.scrollTop = list.scrollHeight;
    };
    stay();
    const observer = new ResizeObserver(stay);
    for (const element of [list, ...list.children]) observer.observe(element);
    list.addEventListener('scroll', look, { passive: true });
    return () => {
      observer.disconnect();
      list.removeEventListener('scroll', look);
    };
  }, [newest]);
  return ref;
}
