import { useSyncExternalStore } from 'react';
import { useSite } from '../session/siteContext';
import { toastsOf, type ToastKind } from './toasts';

export const useToasts = () => {
  const store = toastsOf(useSite());
  return {
    kinds: useSyncExternalStore(store.subscribe, store.get),
    close: (closed: string): void => store.set(store.get().filter((kind: ToastKind) => kind !== closed)),
  };
};
