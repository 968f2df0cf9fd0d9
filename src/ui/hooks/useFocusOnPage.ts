import { useEffect } from 'react';

/** Focuses the page's main content without scrolling. */
const focusContent = (): void => {
  const content = document.querySelector<HTMLElement>('#content');
  if (content === null) return;
  content.tabIndex = -1;
  content.style.outline = 'none';
  // Removed again on blur: while the content is focusable, every press on the page would focus it.
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

/**
 * For a dialog that opened by itself: when it closes there is no opener to return the focus to, so the page's content
 * gets it.
 */
export const useFocusOnPage = (held: boolean): void => {
  useEffect(() => {
    if (!held) return undefined;
    // Runs after the dialog has been removed and has returned the focus where possible.
    return () =>
      void setTimeout(() => {
        if (document.activeElement === document.body) focusContent();
      });
  }, [held]);
};
