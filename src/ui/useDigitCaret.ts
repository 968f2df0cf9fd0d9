import { useLayoutEffect, useRef } from 'react';

const digitsIn = (text: string): number => text.replace(/\D/g, '').length;

/** For a field that groups its digits as they are typed: the caret stays at the digit it was at. */
export const useDigitCaret = (shown: string) => {
  const input = useRef<HTMLInputElement>(null);
  const typed = useRef({ digitsBehind: 0, isDigit: false });
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
