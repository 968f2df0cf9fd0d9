import type { KeyboardEvent } from 'react';

/** Tolerance in pixels: a focused card rises slightly but stays in its row. */
const sameRow = 20;

const topOf = (part: HTMLElement | undefined) => part?.getBoundingClientRect().top ?? 0;

/** Moves the focus in a grid of matching elements: left and right by one, up and down by a row. Does not wrap. */
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
