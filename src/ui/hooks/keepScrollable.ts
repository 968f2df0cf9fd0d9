/** Makes a region focusable, so that the keyboard can scroll it, only while its content overflows. */
export const keepScrollable = (element: HTMLElement): void => {
  if (element.scrollHeight > element.clientHeight || element.scrollWidth > element.clientWidth)
    element.setAttribute('tabindex', '0');
  else element.removeAttribute('tabindex');
};
