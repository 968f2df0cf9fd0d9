import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { timing } from '#theme/motion';

/**
 * State of several hover menus: opens after the pointer has stayed a short while, or at once by button or key;
 * closing is delayed, so that the pointer may return.
 */
export function useHoverMenu(first: string | null = null) {
  const [open, setOpen] = useState(first);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const soon = (next: string | null, delay: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(next), delay);
  };
  const now = (next: string | null) => {
    clearTimeout(timer.current);
    setOpen(next);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    open,
    openNow: now,
    enter: (id: string | null) => soon(id, id === null ? timing.menuClose : timing.menuOpen),
    stay: () => clearTimeout(timer.current),
    leave: () => soon(null, timing.menuClose),
    toggle: (id: string) => now(open === id ? null : id),
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (event.key !== 'Escape' || open === null) return;
      event.currentTarget.querySelector<HTMLElement>('[aria-expanded=true]')?.focus();
      now(null);
    },
    onBlur: (event: FocusEvent<HTMLElement>) => {
      const { relatedTarget } = event;
      if (relatedTarget instanceof Node && !event.currentTarget.contains(relatedTarget)) now(null);
    },
  };
}
