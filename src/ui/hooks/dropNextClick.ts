/**
 * The finger that rests now will press nothing when it is lifted, neither what it rests on nor what has appeared under it
 * meanwhile. The next press of a finger or a key counts again.
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
