import { useDeferredValue } from 'react';
import { useHydrated } from './useHydrated';

/**
 * Returns undefined during hydration, because the prerendered document had no data, and the value in a later render. A
 * component that mounts after hydration gets the value at once. Pass the cached object itself: a new copy in each
 * render would cause a second render each time.
 */
export const useHydrationSafeValue = <Value>(value: Value | undefined): Value | undefined => {
  const hydrated = useHydrated();
  const given = value ?? null;
  return useDeferredValue(given, hydrated ? given : null) ?? undefined;
};
