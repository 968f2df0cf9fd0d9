import { useEffect, useRef } from 'react';

/**
 * Calls back once the focus has gone elsewhere on the page and stayed there for `delay` milliseconds. Another window,
 * such as a password manager's, is not elsewhere; a dialog that the part itself has opened is not either, as React's
 * focus events come through it.
 */
export const useFocusLeft = (delay: number, onLeft: () => void) => {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    onFocus: () => clearTimeout(timer.current),
    onBlur: () => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        if (document.hasFocus() && document.activeElement !== document.body) onLeft();
      }, delay);
    },
  };
};
