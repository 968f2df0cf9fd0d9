import { useEffect, useRef, useState } from 'react';

const margin = '200px';
const waiting = new WeakMap<Element, () => void>();
let watcher: IntersectionObserver | undefined;

const watch = () =>
  (watcher ??= new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) waiting.get(target)?.();
    },
    { rootMargin: margin },
  ));

/** True once the element has come within 200 px of the view. The browser's own lazy loading starts thousands of pixels early. */
export function useNear<E extends Element>(from: boolean) {
  const ref = useRef<E>(null);
  const [near, setNear] = useState(from);
  useEffect(() => {
    const element = ref.current;
    if (near || !element) return undefined;
    const observer = watch();
    const forget = () => {
      waiting.delete(element);
      observer.unobserve(element);
    };
    waiting.set(element, () => {
      forget();
      setNear(true);
    });
    observer.observe(element);
    return forget;
  }, [near]);
  return { ref, near };
}
