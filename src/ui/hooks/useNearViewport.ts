import { useEffect, useRef, useState } from 'react';
import { onFirstAct } from './onFirstAct';

const waiting = new Map<Element, () => void>();

const watchWithin = (rootMargin: string) =>
  new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) waiting.get(target)?.();
    },
    { rootMargin },
  );

let watcher: IntersectionObserver | undefined;

/**
 * Before the visitor's first action only elements in the viewport load; afterwards also those near it. Above, the margin
 * is wide: what loads there moves what is read below it.
 */
const watch = () => {
  if (watcher) return watcher;
  watcher = watchWithin('0px');
  onFirstAct(() => {
    watcher?.disconnect();
    watcher = watchWithin('2000px 0px 400px');
    for (const element of waiting.keys()) watcher.observe(element);
  });
  return watcher;
};

/**
 * True once the element has come near the viewport. The browser's own lazy loading starts thousands of pixels too
 * early.
 */
export function useNearViewport<E extends Element>(from: boolean) {
  const ref = useRef<E>(null);
  const [near, setNear] = useState(from);
  useEffect(() => {
    const element = ref.current;
    if (near || !element) return undefined;
    const forget = () => {
      waiting.delete(element);
      watcher?.unobserve(element);
    };
    waiting.set(element, () => {
      forget();
      setNear(true);
    });
    watch().observe(element);
    return forget;
  }, [near]);
  return { ref, near };
}
