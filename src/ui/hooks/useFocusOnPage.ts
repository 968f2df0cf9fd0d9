import { useEffect } from 'react';

/** Gives the focus to what the page is about, past header and navigation; the page stays where it is. */
const focusContent = (): void => {
  const content = document.querySelector<HTMLElement>('#content');
  if (content === null) return;
  content.tabIndex = -1;
  content.style.outline = 'none';
  // While it can hold the focus every press on the page would give it the focus.
  content.addEventListener(
    'blur',
    () => {
      content.removeAttribute('tabindex');
      content.style.outline = '';
    },
    { once: true },
  );
  content.focus({ preventScroll: true });
};

/** Of a dialog that nobody opened: when it goes there is no button to give the focus back to, so the page has it. */
export const useFocusOnPage = (held: boolean): void => {
  useEffect(() => {
    if (!held) return undefined;
    // Once the dialog is out of the page, and has given the focus back where it can.
    return () =>
      void setTimeout(() => {
        if (document.activeElement === document.body) focusContent();
      });
  }, [held]);
};
