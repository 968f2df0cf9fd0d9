import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query holds; false in the document, true from the first commit after it. */
export const useMediaQuery = (query: string): boolean =>
  useSyncExternalStore(
    useCallback(
      (changed: () => void) => {
        const list = matchMedia(query);
        list.addEventListener('change', changed);
        return () => list.removeEventListener('change', changed);
      },
      [query],
    ),
    () => matchMedia(query).matches,
    () => false,
  );
