import { useEffect, useState, type ComponentType, type ReactNode } from 'react';

/** What has come once is there in the first render of the next. */
const loadedComponents = new WeakMap<object, unknown>();

/** Fetches a part before it is asked for, so that it is there in its first render. */
export const preloadComponent = async (load: () => Promise<unknown>): Promise<void> =>
  void loadedComponents.set(load, await load());

interface LazyComponentProps<Props> {
  /** One function a part: it is known by it. */
  load: () => Promise<ComponentType<Props>>;
  props: Props;
  /** @default null */
  fallback?: ReactNode;
}

/**
 * A part in a file of its own; `fallback` stands in its place until it has come. When it cannot be had it is asked for
 * again once the network is back, and what stands around it stays.
 */
export function LazyComponent<Props extends object>({
  load,
  props,
  fallback = null,
}: LazyComponentProps<Props>) {
  const [Part, setPart] = useState(() => loadedComponents.get(load) as ComponentType<Props> | undefined);
  useEffect(() => {
    if (Part !== undefined) return undefined;
    let here = true;
    const show = (found: ComponentType<Props>) => {
      loadedComponents.set(load, found);
      if (here) setPart(() => found);
    };
    const ask = () => void load().then(show, () => undefined);
    ask();
    window.addEventListener('online', ask);
    return () => {
      here = false;
      window.removeEventListener('online', ask);
    };
  }, [load, Part]);
  return Part === undefined ? fallback : <Part {...props} />;
}
