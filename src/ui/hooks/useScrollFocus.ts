import { useCallback } from 'react';

/** Makes a region focusable, so that the keyboard can scroll it, only while its content overflows. */
export function useScrollFocus<E extends HTMLElement>() {
  return useCallback((element: E | null) => {
    if (!element) return undefined;
    const look = () => {
      const scrolls =
        element.scrollHeight > element.clientHeight || element.scrollWidth > element.clientWidth;
      if (scrolls) element.setAttribute('tabindex', '0');
      else element.removeAttribute('tabindex');
    };
    look();
    const observer = new ResizeObserver(look);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
}
