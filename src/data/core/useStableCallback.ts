import { useCallback, useLayoutEffect, useRef } from 'react';

/** A handler with a stable identity that always runs the latest `act`, so that a long list does not re-render. */
export const useStableCallback = <Args extends readonly unknown[]>(act: (...args: Args) => void) => {
  const latest = useRef(act);
  useLayoutEffect(() => {
    latest.current = act;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
};
