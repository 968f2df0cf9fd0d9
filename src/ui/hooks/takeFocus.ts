/** A ref callback for an element that replaces a focused one: it takes the focus, so that screen readers announce it. */
export const takeFocus = (element: HTMLElement | null): void => {
  if (element === null) return;
  element.tabIndex = -1;
  element.style.outline = 'none';
  element.focus();
};
