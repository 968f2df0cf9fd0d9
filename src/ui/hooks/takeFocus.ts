/** As a ref: what takes the place of something that had the focus takes it over, and so is read out. */
export const takeFocus = (element: HTMLElement | null): void => {
  if (element === null) return;
  element.tabIndex = -1;
  element.style.outline = 'none';
  element.focus();
};
