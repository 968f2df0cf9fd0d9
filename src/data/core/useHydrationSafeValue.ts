import { useDeferredValue } from 'react';
import { useHydrated } from './useHydrated';

/**
 * The value as a view may show it; give it what the cache holds, not a copy made anew in each render. The pass that takes the document over sees nothing, as the document did, and the
 * content comes in a render of its own; a part that mounts later shows what is there at once.
 */
export const useHydrationSafeValue = <Value>(value: Value | undefined): Value | undefined => {
  const hydrated = useHydrated();
  const given = value ?? null;
  return useDeferredValue(given, hydrated ? given : null) ?? undefined;
};
