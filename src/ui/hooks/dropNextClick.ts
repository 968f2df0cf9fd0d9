/**
 * Ignores the click that follows when the current touch ends, whichever element is under the finger by then. The next
 * touch or key works again.
 */
export const dropNextClick = (): void => {
  const drop = (event: Event): void => {
    event.preventDefault();
    event.stopImmediatePropagation();
    end();
  };
  const end = (): void => {
    removeEventListener('click', drop, { capture: true });
    removeEventListener('pointerdown', end, { capture: true });
    removeEventListener('keydown', end, { capture: true });
  };
  addEventListener('click', drop, { capture: true });
  addEventListener('pointerdown', end, { capture: true });
  addEventListener('keydown', end, { capture: true });
};
