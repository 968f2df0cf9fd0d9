import { useEffect, useRef } from 'react';

/** Scrolls a row sideways so that its pressed or current entry is in view, at first and whenever another one is `chosen`. */
export function useChosenInView<Row extends HTMLElement>(chosen: string | undefined) {
  const ref = useRef<Row>(null);
  useEffect(() => {
    const row = ref.current;
    const pressed = row?.querySelector<HTMLElement>(':is([aria-pressed=true], [aria-current])');
    if (!row || !pressed) return;
    const middle = pressed.offsetLeft - row.offsetLeft + pressed.offsetWidth / 2;
    row.scrollLeft = middle - row.clientWidth / 2;
  }, [chosen]);
  return ref;
}
