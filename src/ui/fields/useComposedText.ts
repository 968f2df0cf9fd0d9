import { useState, type CompositionEvent } from 'react';
import type { TextControl, TypingEvent } from './FieldControlProps';

/**
 * For a field that formats its text while it is typed. An input method, such as Telex for Vietnamese, composes in the
 * field itself: as long as it does, the field shows the raw text, which is formatted at the end (FIX-02).
 */
export const useComposedText = <Control extends TextControl>(
  shown: string,
  take: (control: Control, event: TypingEvent<Control>) => void,
) => {
  const [raw, setRaw] = useState<string>();
  return {
    value: raw ?? shown,
    onChange: (event: TypingEvent<Control>): void => {
      if ('isComposing' in event.nativeEvent && event.nativeEvent.isComposing === true)
        return setRaw(event.currentTarget.value);
      setRaw(undefined);
      take(event.currentTarget, event);
    },
    onCompositionEnd: (event: CompositionEvent<Control>): void => {
      setRaw(undefined);
      take(event.currentTarget, event);
    },
  };
};
