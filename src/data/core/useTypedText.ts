import { useEffect, useEffectEvent, useState } from 'react';
import { timing } from '#theme/motion';

/**
 * A text being typed: shown at once, told when the typing rests. Another text from outside takes its place; what comes
 * back of one's own does not, since more may have been typed meanwhile.
 */
export const useTypedText = (given: string, onRest: (text: string) => void) => {
  const [typed, setTyped] = useState({ text: given, seen: given, told: given });
  const { text, seen, told } = typed;
  if (given !== seen)
    setTyped({ ...typed, seen: given, ...(given !== told && { text: given, told: given }) });
  const rest = useEffectEvent((words: string) => {
    setTyped((now) => ({ ...now, told: words }));
    onRest(words);
  });
  useEffect(() => {
    const words = text.trim();
    if (words === told) return undefined;
    const timer = setTimeout(() => rest(words), timing.typingRest);
    return () => clearTimeout(timer);
  }, [text, told]);
  return { text, setText: (next: string) => setTyped((now) => ({ ...now, text: next })) };
};
