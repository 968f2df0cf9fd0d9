import { useState, type ChangeEvent, type CompositionEvent } from 'react';

type Typing<Control extends Element> = ChangeEvent<Control> | CompositionEvent<Control>;

/**
 * For a field that formats its text while it is typed. An input method, such as Telex for Vietnamese, composes in the
 * field itself: as long as it does, the field shows the raw text, which is formatted at the end (FIX-02).
 */
export const useComposedText = <Control extends HTMLInputElement | HTMLTextAreaElement>(
  shown: string,
  take: (control: Control, event: Typing<Control>) => void,
) => {
  const [raw, setRaw] = useState<string>();
  return {
    value: raw ?? shown,
    onChange: (event: Typing<Control>): void => {
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
