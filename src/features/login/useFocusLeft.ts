import { useEffect, useRef } from 'react';

/**
 * Calls back once the focus has gone elsewhere on the page and stayed there for `delay` milliseconds. Another window,
 * such as a password manager's, is not elsewhere, nor is a dialog that lies over it, nor the button that opened it.
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
