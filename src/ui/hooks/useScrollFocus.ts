import { useCallback } from 'react';
import { keepScrollable } from './keepScrollable';

/** A region that the keyboard scrolls while its content overflows. */
export function useScrollFocus<E extends HTMLElement>() {
  return useCallback((element: E | null) => {
    if (!element) return undefined;
    const look = () => keepScrollable(element);
    look();
    const observer = new ResizeObserver(look);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
}
