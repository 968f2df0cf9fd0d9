/** Pixels between press and release that still count as one place. */
const SAME_PLACE = 9;

/**
 * A control that moves away under a resting pointer gets no click from the browser, which needs to see it pressed and
 * released on the same element: a header that learns who is logged in does this. Such a press is finished here. A
 * visitor who drags off a control has changed their mind.
 */
export const finishMovedPress = (root: HTMLElement): void => {
  let down: MouseEvent | undefined;
  root.addEventListener('pointerdown', (event) => void (down = event));
  root.addEventListener('click', ({ target, clientX, clientY }) => {
    const pressed = down;
    down = undefined;
    if (!(pressed?.target instanceof Element && target instanceof Element)) return;
    const control = pressed.target.closest<HTMLElement>('a,button');
    const isNear = Math.hypot(clientX - pressed.clientX, clientY - pressed.clientY) < SAME_PLACE;
    if (isNear && control?.contains(target) === false) control.click();
  });
};
