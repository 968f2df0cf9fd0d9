import { useCallback } from 'react';

/** Lets the keyboard reach a region, and so scroll it, only while there is something to scroll. */
export function useScrollFocus<E extends HTMLElement>() {
  return useCallback((element: E | null) => {
    if (!element) return undefined;
    const look = () => {
      const scrolls = element.scrollHeight > element.clientHeight;
      if (scrolls) element.setAttribute('tabindex', '0');
      else element.removeAttribute('tabindex');
    };
    look();
    const observer = new ResizeObserver(look);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
}
