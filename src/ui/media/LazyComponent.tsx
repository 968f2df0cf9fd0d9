import { useEffect, useEffectEvent, useState, type ComponentType, type ReactNode } from 'react';

/** Caches loaded components, so that later mounts render synchronously. */
const loadedComponents = new WeakMap<object, unknown>();

/** Loads a component ahead of use, so that its first render is synchronous. */
export const preloadComponent = async (load: () => Promise<unknown>): Promise<void> =>
  void loadedComponents.set(load, await load());

interface LazyComponentProps<Props> {
  /** Must be the same function in each render: it is the cache key. */
  load: () => Promise<ComponentType<Props>>;
  props: Props;
  /** @default null */
  fallback?: ReactNode;
  /** Called when the chunk fails, with every try. */
  onFailed?: () => void;
}

/**
 * Renders a component from a chunk of its own, and `fallback` while it loads. When the chunk fails, it is loaded again
 * once the browser is online; the rest of the page stays.
 */
export function LazyComponent<Props extends object>({
  load,
  props,
  fallback = null,
  onFailed,
}: LazyComponentProps<Props>) {
  const [Part, setPart] = useState(() => loadedComponents.get(load) as ComponentType<Props> | undefined);
  const failed = useEffectEvent(() => onFailed?.());
  useEffect(() => {
    if (Part !== undefined) return undefined;
    let here = true;
    const show = (found: ComponentType<Props>) => {
      loadedComponents.set(load, found);
      if (here) setPart(() => found);
    };
    const ask = () => void load().then(show, () => failed());
    ask();
    window.addEventListener('online', ask);
    return () => {
      here = false;
      window.removeEventListener('online', ask);
    };
  }, [load, Part]);
  return Part === undefined ? fallback : <Part {...props} />;
}
