import { useEffect, useEffectEvent, useState } from 'react';
import { timing } from '#theme/motion';

/**
 * Text of a field, shown at once and reported when the user pauses. A value from outside replaces it, but the user's
 * own earlier values do not, because the user may have typed more since.
 */
export const useTypedText = (given: string, onDebounced: (text: string) => void) => {
  /** `told` has the value that was last given and those that were reported since, in their order. */
  const [typed, setTyped] = useState({ text: given, seen: given, told: [given] as readonly string[] });
  const { text, seen, told } = typed;
  if (given !== seen) {
    const place = told.lastIndexOf(given);
    setTyped(
      place < 0
        ? { text: given, seen: given, told: [given] }
        : { ...typed, seen: given, told: told.slice(place) },
    );
  }
  // No updater functions below: React may give them the state of a render that it then discards.
  const report = useEffectEvent((words: string) => {
    setTyped({ ...typed, told: [...told, words] });
    onDebounced(words);
  });
  const last = told.at(-1);
  useEffect(() => {
    const words = text.trim();
    if (words === last) return undefined;
    const timer = setTimeout(() => report(words), timing.typingDebounce);
    return () => clearTimeout(timer);
  }, [text, last]);
  return { text, setText: (next: string) => setTyped({ ...typed, text: next }) };
};
