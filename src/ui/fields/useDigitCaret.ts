import { useEffect, useLayoutEffect, useRef } from 'react';

const digitsIn = (text: string): number => text.replace(/\D/g, '').length;

/** A separator that the field inserts itself: a slash of a date, or one before a group of three digits. */
const insertedSeparator = /^(?:\/(?=\d)|[^\d-](?=\d{3}(?!\d)))/;

/** The caret position from which a key deletes a digit: beyond a separator that would reappear. */
const caretPastSeparator = (
  key: string,
  { value, selectionStart, selectionEnd }: HTMLInputElement,
): number | undefined => {
  if (selectionStart === null || selectionStart !== selectionEnd) return undefined;
  const at = { Delete: selectionStart, Backspace: selectionStart - 1 }[key];
  if (at === undefined || at < 1 || digitsIn(value.charAt(at - 1)) === 0) return undefined;
  if (!insertedSeparator.test(value.slice(at))) return undefined;
  return key === 'Delete' ? at + 1 : at;
};

/** For a field that groups digits while they are typed: keeps the caret at its digit and skips separators. */
export const useDigitCaret = (shown: string) => {
  const input = useRef<HTMLInputElement>(null);
  const typed = useRef({ digitsBehind: 0, isDigit: false });
  useEffect(() => {
    const element = input.current;
    const press = ({ key }: KeyboardEvent): void => {
      const caret = element ? caretPastSeparator(key, element) : undefined;
      if (caret !== undefined) element?.setSelectionRange(caret, caret);
    };
    element?.addEventListener('keydown', press);
    return () => element?.removeEventListener('keydown', press);
  }, []);
  useLayoutEffect(() => {
    const element = input.current;
    if (element === null || document.activeElement !== element) return;
    let caret = shown.length;
    const { digitsBehind, isDigit } = typed.current;
    while (caret > 0 && digitsIn(shown.slice(caret)) < digitsBehind) caret -= 1;
    // Backspace then deletes the typed digit, not the separator after it.
    while (isDigit && caret > 0 && digitsIn(shown.charAt(caret - 1)) === 0) caret -= 1;
    element.setSelectionRange(caret, caret);
  }, [shown]);
  return {
    input,
    /** Call it with the typed text before it is grouped. */
    note: ({ value, selectionStart }: { value: string; selectionStart: number | null }): void => {
      const caret = selectionStart ?? value.length;
      typed.current = {
        digitsBehind: digitsIn(value.slice(caret)),
        isDigit: digitsIn(value.charAt(caret - 1)) === 1,
      };
    },
  };
};
