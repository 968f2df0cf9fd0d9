import type { KeyboardEvent } from 'react';

/**
 * For a form around a text of several lines: Enter sends it, Shift and Enter make a line. While an input method composes
 * a word, as for Vietnamese or Chinese, Enter belongs to it.
 */
export const sendOnEnter = (event: KeyboardEvent<HTMLFormElement>): void => {
  const isText = event.target instanceof HTMLTextAreaElement;
  if (!isText || event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
  event.preventDefault();
  event.currentTarget.requestSubmit();
};
