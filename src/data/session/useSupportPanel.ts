import { useSyncExternalStore } from 'react';
import { sessionKeys } from '@/config/storageKeys';
import { createStore, type Store } from '../core/store';
import type { Site } from './site';
import { useSite } from './siteContext';

/** `kept`: it was open before the page was loaded. */
type Panel = 'closed' | 'opened' | 'kept';

const stores = new WeakMap<Site, Store<Panel>>();

const panelOf = (site: Site): Store<Panel> => {
  const before = site.sessionText.get(sessionKeys.supportPanel) === 'open';
  const store = stores.get(site) ?? createStore<Panel>(before ? 'kept' : 'closed');
  stores.set(site, store);
  return store;
};

/** Whether the panel of support stands beside the page; it stays while the visitor moves on, and after a reload. */
export const useSupportPanel = () => {
  const site = useSite();
  const store = panelOf(site);
  return {
    panel: useSyncExternalStore(store.subscribe, store.get),
    open: (): void => {
      site.sessionText.set(sessionKeys.supportPanel, 'open');
      store.set('opened');
    },
    close: (): void => {
      site.sessionText.remove(sessionKeys.supportPanel);
      store.set('closed');
    },
  };
};
