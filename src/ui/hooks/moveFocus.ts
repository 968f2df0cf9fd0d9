import type { KeyboardEvent } from 'react';

const steps = {
  vertical: { ArrowDown: 1, ArrowUp: -1 },
  horizontal: { ArrowRight: 1, ArrowLeft: -1 },
} as const satisfies Record<string, Record<string, number>>;

/**
 * Moves the focus among the matching elements, wrapping around; Home and End go to the ends. Returns the focused
 * element.
 */
export function moveFocus(
  event: KeyboardEvent<HTMLElement>,
  selector: string,
  way: keyof typeof steps,
): HTMLElement | null {
  const parts = [...event.currentTarget.querySelectorAll<HTMLElement>(selector)];
  const here = parts.findIndex((part) => part === document.activeElement);
  const step = (steps[way] as Record<string, number>)[event.key];
  const next =
    event.key === 'Home'
      ? parts[0]
      : event.key === 'End'
        ? parts.at(-1)
        : step === undefined
          ? undefined
          : parts[(here + step + parts.length) % parts.length];
  if (!next) return null;
  event.preventDefault();
  next.focus();
  return next;
}
