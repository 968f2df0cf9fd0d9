import { useCallback, useLayoutEffect, useRef } from 'react';

/** A handler that stays the same and does what the last render says, so that a long list need not draw again. */
export const useStableCallback = <Args extends readonly unknown[]>(act: (...args: Args) => void) => {
  const latest = useRef(act);
  useLayoutEffect(() => {
    latest.current = act;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
};
