import { useEffect, useLayoutEffect, useRef } from 'react';

const digitsIn = (text: string): number => text.replace(/\D/g, '').length;

/** A mark between digits that the field writes by itself: a slash of a date, or one before a group of three digits. */
const ownMark = /^(?:\/(?=\d)|[^\d-](?=\d{3}(?!\d)))/;

/** Where the caret has to be for a key to take a digit: past a mark that would come back by itself. */
const pastMark = (
  key: string,
  { value, selectionStart, selectionEnd }: HTMLInputElement,
): number | undefined => {
  if (selectionStart === null || selectionStart !== selectionEnd) return undefined;
  const at = { Delete: selectionStart, Backspace: selectionStart - 1 }[key];
  if (at === undefined || at < 1 || digitsIn(value.charAt(at - 1)) === 0) return undefined;
  if (!ownMark.test(value.slice(at))) return undefined;
  return key === 'Delete' ? at + 1 : at;
};

/** For a field that groups its digits as they are typed: the caret stays at the digit it was at, and marks are passed by. */
export const useDigitCaret = (shown: string) => {
  const input = useRef<HTMLInputElement>(null);
  const typed = useRef({ digitsBehind: 0, isDigit: false });
  useEffect(() => {
    const element = input.current;
    const press = ({ key }: KeyboardEvent): void => {
      const caret = element ? pastMark(key, element) : undefined;
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
    // Backspace then takes the digit that was typed, not the point behind it.
    while (isDigit && caret > 0 && digitsIn(shown.charAt(caret - 1)) === 0) caret -= 1;
    element.setSelectionRange(caret, caret);
  }, [shown]);
  return {
    input,
    /** Called with what was typed, before it is grouped. */
    note: ({ value, selectionStart }: { value: string; selectionStart: number | null }): void => {
      const caret = selectionStart ?? value.length;
      typed.current = {
        digitsBehind: digitsIn(value.slice(caret)),
        isDigit: digitsIn(value.charAt(caret - 1)) === 1,
      };
    },
  };
};
