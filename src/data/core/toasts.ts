import type { Site } from '../session/site';
import { createStore, type Store } from './store';

/** Kinds of toasts; the component that shows them chooses the text. */
export type ToastKind = 'favouriteRefused' | 'supportAnswered';

const stores = new WeakMap<Site, Store<readonly ToastKind[]>>();

export const toastsOf = (site: Site): Store<readonly ToastKind[]> => {
  const store = stores.get(site) ?? createStore<readonly ToastKind[]>([]);
  stores.set(site, store);
  return store;
};

/** Shows a toast; while it is visible, raising it again does nothing. */
export const raiseToast = (site: Site, kind: ToastKind): void => {
  const store = toastsOf(site);
  if (!store.get().includes(kind)) store.set([...store.get(), kind]);
};
