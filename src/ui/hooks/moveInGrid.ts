import type { KeyboardEvent } from 'react';

/** What a card rises by while it is focused moves it out of no row. */
const sameRow = 20;

const topOf = (part: HTMLElement | undefined) => part?.getBoundingClientRect().top ?? 0;

/** Moves the focus among the parts of a grid that match: sideways by one, up and down by a row. Stays at an edge. */
export function moveInGrid(event: KeyboardEvent<HTMLElement>, selector: string): void {
  const parts = [...event.currentTarget.querySelectorAll<HTMLElement>(selector)];
  const columns = parts.filter((part) => Math.abs(topOf(part) - topOf(parts[0])) < sameRow).length;
  const steps: Record<string, number> = {
    ArrowRight: 1,
    ArrowLeft: -1,
    ArrowDown: columns,
    ArrowUp: -columns,
  };
  const here = parts.findIndex((part) => part === document.activeElement);
  const step = steps[event.key];
  if (step === undefined || here < 0) return;
  event.preventDefault();
  parts[here + step]?.focus();
}
