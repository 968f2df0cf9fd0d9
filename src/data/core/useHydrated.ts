import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False in the document and in the pass that takes it over, true ever after. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
