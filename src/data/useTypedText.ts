import { useEffect, useEffectEvent, useState } from 'react';
import { timing } from '#theme/motion';

/** A text being typed: shown at once, told when the typing rests. Another text from outside takes its place. */
export const useTypedText = (given: string, onRest: (text: string) => void) => {
  const [typed, setTyped] = useState({ text: given, from: given });
  if (given !== typed.from && given !== typed.text.trim()) setTyped({ text: given, from: given });
  const { text } = typed;
  const rest = useEffectEvent(onRest);
  useEffect(() => {
    if (text.trim() === given) return undefined;
    const timer = setTimeout(() => rest(text.trim()), timing.typingRest);
    return () => clearTimeout(timer);
  }, [text, given]);
  return { text, setText: (next: string) => setTyped({ text: next, from: given }) };
};
