import { useEffect, useEffectEvent, useState } from 'react';
import { timing } from '#theme/motion';

/**
 * Text of a field, shown at once and reported when the user pauses. A value from outside replaces it, but the user's
 * own earlier value does not, because the user may have typed more since.
 */
export const useTypedText = (given: string, onDebounced: (text: string) => void) => {
  const [typed, setTyped] = useState({ text: given, seen: given, told: given });
  const { text, seen, told } = typed;
  if (given !== seen)
    setTyped({ ...typed, seen: given, ...(given !== told && { text: given, told: given }) });
  const report = useEffectEvent((words: string) => {
    setTyped((now) => ({ ...now, told: words }));
    onDebounced(words);
  });
  useEffect(() => {
    const words = text.trim();
    if (words === told) return undefined;
    const timer = setTimeout(() => report(words), timing.typingDebounce);
    return () => clearTimeout(timer);
  }, [text, told]);
  return { text, setText: (next: string) => setTyped((now) => ({ ...now, text: next })) };
};
