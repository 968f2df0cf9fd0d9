import { useSyncExternalStore } from 'react';
import type { Site } from './site';
import { useSite } from './siteContext';
import { createStore, type Store } from '../core/store';

/** A third party's human verification that waits for the visitor. */
export interface HumanCheck {
  /** Called with the widget's result; without one if the visitor closed the widget or it did not load. */
  readonly done: (result?: unknown) => void;
}

const checks = new WeakMap<Site, Store<HumanCheck | undefined>>();

const storeOf = (site: Site): Store<HumanCheck | undefined> => {
  const store = checks.get(site) ?? createStore<HumanCheck | undefined>(undefined);
  checks.set(site, store);
  return store;
};

const none = () => undefined;

/** The verification to show above the page. */
export const useHumanCheck = (): HumanCheck | undefined => {
  const { subscribe, get } = storeOf(useSite());
  return useSyncExternalStore(subscribe, get, none);
};

const fields = ['lot_number', 'captcha_output', 'pass_token', 'gen_time'] as const;

/** The fields of the result that the gateway verifies with the provider; undefined if the result has another form. */
const readResult = (result: unknown): Readonly<Record<string, string>> | undefined => {
  if (typeof result !== 'object' || result === null) return undefined;
  const given = result as Readonly<Record<string, unknown>>;
  const pairs = fields.flatMap((name) => {
    const value = given[name];
    return typeof value === 'string' ? [[name, value] as const] : [];
  });
  return pairs.length === fields.length ? Object.fromEntries(pairs) : undefined;
};

/** Shows the widget and resolves to its result. */
export const askHuman = (site: Site): Promise<Readonly<Record<string, string>> | undefined> =>
  new Promise((resolve) => {
    const store = storeOf(site);
    // Only one check is open at a time: a new one cancels the previous one.
    store.get()?.done();
    store.set({
      done: (result) => {
        store.set(undefined);
        resolve(readResult(result));
      },
    });
  });
