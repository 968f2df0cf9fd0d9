/** `keyCode` of a key that belongs to an input method. Safari tells it so for the key that ends a composition. */
const COMPOSING = 229;

const isComposing = (event: KeyboardEvent): boolean =>
  // The number has no successor: `isComposing` is already false for Safari's last key.
  event.isComposing || (event.keyCode === COMPOSING && event.key !== 'Unidentified');

/**
 * Keeps the keys of an input method away from the page: while Telex or Pinyin composes a word, Enter, Escape and arrow
 * keys belong to it and send, close and move nothing (FIX-02). Called once, before any other listener is added.
 */
export const ignoreComposingKeys = (target: Pick<Window, 'addEventListener'> = window): void => {
  for (const type of ['keydown', 'keyup'] as const)
    target.addEventListener(
      type,
      (event) => {
        if (isComposing(event)) event.stopImmediatePropagation();
      },
      { capture: true },
    );
};
