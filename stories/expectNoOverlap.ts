import { expect } from 'storybook/test';
import { modalClasses } from '@/ui/overlays/Modal';

/** Expects that two elements do not overlap; an element that is not rendered overlaps nothing. */
export const expectNoOverlap = async (one: Element | null, other: Element | null): Promise<void> => {
  const [a, b] = [one, other].map((part) => part?.getBoundingClientRect() ?? new DOMRect());
  if (a === undefined || b === undefined || a.height === 0 || b.height === 0) return;
  const isApart = a.bottom <= b.top || b.bottom <= a.top || a.right <= b.left || b.right <= a.left;
  await expect(isApart ? 'apart' : `${a.top} to ${a.bottom}, ${b.top} to ${b.bottom}`).toBe('apart');
};

/** Expects that scrolling content does not pass under a dialog's close button, in a window so low that dialogs scroll. */
export const expectCloseClear = async (dialog: Element): Promise<void> => {
  if (!matchMedia('(max-width: 599.95px), (max-height: 499.95px)').matches) return;
  await expectNoOverlap(
    dialog.querySelector(`.${modalClasses.close}`),
    dialog.querySelector(`.${modalClasses.body}`),
  );
};
