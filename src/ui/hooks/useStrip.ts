import { useCallback, useRef } from 'react';

/** Tolerance in pixels for the end of a scroll. */
const slack = 2;

/** Scrolls a `Strip` by its visible width, wrapping around, and makes it focusable while it overflows. */
export function useStrip() {
  const strip = useRef<HTMLUListElement>(null);
  const frame = useCallback((element: HTMLUListElement | null) => {
    strip.current = element;
    if (!element) return undefined;
    const look = () => {
      const scrolls = element.scrollWidth > element.clientWidth;
      if (scrolls) element.setAttribute('tabindex', '0');
      else element.removeAttribute('tabindex');
    };
    look();
    const observer = new ResizeObserver(look);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const step = (way: 1 | -1): void => {
    if (!strip.current) return;
    const { scrollLeft, scrollWidth, clientWidth } = strip.current;
    const end = scrollWidth - clientWidth;
    const atEdge = way === 1 ? scrollLeft >= end - slack : scrollLeft <= slack;
    const opposite = way === 1 ? 0 : end;
    strip.current.scrollTo({ left: atEdge ? opposite : scrollLeft + way * clientWidth });
  };
  return { frame, step };
}
