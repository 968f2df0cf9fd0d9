import { useCallback, useState } from 'react';

/** Tolerance in pixels for the end of a scroll. */
const slack = 2;

interface Hidden {
  /** Whether something lies out of sight before the start, or behind the end. */
  readonly before: boolean;
  readonly behind: boolean;
}

const none: Hidden = { before: false, behind: false };

const hiddenOf = ({ scrollLeft, scrollWidth, clientWidth }: HTMLElement): Hidden => ({
  before: scrollLeft > slack,
  behind: scrollLeft < scrollWidth - clientWidth - slack,
});

/**
 * What of a region lies out of sight at its sides. Makes the region focusable, so that the keyboard can scroll it, only
 * while its content overflows.
 */
export const useSideScroll = <E extends HTMLElement>() => {
  const [hidden, setHidden] = useState(none);
  const area = useCallback((element: E | null) => {
    if (!element) return undefined;
    const look = () => {
      // As in useScrollFocus: shared by two chunks it would travel as a module of its own with each form.
      const scrolls =
        element.scrollHeight > element.clientHeight || element.scrollWidth > element.clientWidth;
      if (scrolls) element.setAttribute('tabindex', '0');
      else element.removeAttribute('tabindex');
      const found = hiddenOf(element);
      setHidden((last) => (last.before === found.before && last.behind === found.behind ? last : found));
    };
    look();
    const observer = new ResizeObserver(look);
    observer.observe(element);
    // Rows that come may be wider than their placeholders.
    for (const child of element.children) observer.observe(child);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, []);
  return { area, hidden };
};
