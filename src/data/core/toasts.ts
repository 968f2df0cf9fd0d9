import type { Site } from '../session/site';
import { createStore, type Store } from './store';

/** What the page says of itself in a corner; its words are chosen where it is shown. */
export type ToastKind = 'favouriteRefused';

const stores = new WeakMap<Site, Store<readonly ToastKind[]>>();

export const toastsOf = (site: Site): Store<readonly ToastKind[]> => {
  const store = stores.get(site) ?? createStore<readonly ToastKind[]>([]);
  stores.set(site, store);
  return store;
};

/** Says something once, however often it happens while it is in view. */
export const raiseToast = (site: Site, kind: ToastKind): void => {
  const store = toastsOf(site);
  if (!store.get().includes(kind)) store.set([...store.get(), kind]);
};
