/** A value that components can subscribe to; fits useSyncExternalStore. */
export interface Store<Value> {
  readonly get: () => Value;
  readonly set: (value: Value) => void;
  readonly subscribe: (watch: () => void) => () => void;
}

export const createStore = <Value>(initial: Value): Store<Value> => {
  let current = initial;
  const watchers = new Set<() => void>();
  return {
    get: () => current,
    set: (value) => {
      if (Object.is(value, current)) return;
      current = value;
      for (const watch of [...watchers]) watch();
    },
    subscribe: (watch) => {
      watchers.add(watch);
      return () => watchers.delete(watch);
    },
  };
};
