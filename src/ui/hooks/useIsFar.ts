import { useEffect, useState, type RefObject } from 'react';

/** Whether an element is out of view by more than 400 px, unless the focus is inside; watched while `active`. */
export function useIsFar(ref: RefObject<Element | null>, active: boolean): boolean {
  const [far, setFar] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!active || !element) return undefined;
    const watcher = new IntersectionObserver(
      ([entry]) => setFar(entry?.isIntersecting === false && !element.contains(document.activeElement)),
      { rootMargin: '400px' },
    );
    watcher.observe(element);
    return () => watcher.disconnect();
  }, [ref, active]);
  return far;
}
