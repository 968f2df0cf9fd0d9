import { useSyncExternalStore } from 'react';
import type { ModalName } from '@/config/modals';
import type { Site } from './site';
import { useSite } from './siteContext';
import { createStore, type Store } from './store';

const stores = new WeakMap<Site, Store<ModalName | undefined>>();

const storeOf = (site: Site): Store<ModalName | undefined> => {
  const store = stores.get(site) ?? createStore<ModalName | undefined>(undefined);
  stores.set(site, store);
  return store;
};

const none = () => undefined;

/**
 * A modal that was asked for and whose address the page has not come to yet: everything that reads the address is drawn
 * anew for it, which takes a while, and whoever pressed should not wait for that.
 */
export const useUpcomingModal = () => {
  const { subscribe, get, set } = storeOf(useSite());
  return { upcoming: useSyncExternalStore(subscribe, get, none), announce: set };
};
