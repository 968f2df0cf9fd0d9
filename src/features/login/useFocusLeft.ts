import { useEffect, useRef } from 'react';

/**
 * Calls back once the focus has moved to another part of the page and stayed there for `delay` milliseconds. Another
 * window (such as a password manager's), a dialog above the form and the button that opened the form do not count.
 */
export const useFocusLeft = (delay: number, onLeft: () => void) => {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    onFocus: () => clearTimeout(timer.current),
    onBlur: () => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        const { activeElement } = document;
        const elsewhere =
          activeElement !== document.body &&
          !activeElement?.closest('[aria-modal=true], [aria-expanded=true]');
        if (document.hasFocus() && elsewhere) onLeft();
      }, delay);
    },
  };
};
