import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { historyMemory } from '../session/historyMemory';
import { useSite } from '../session/siteContext';

/** Like `useState`, but going back to a page restores the value that it had (SOUND-06). */
export const useHistoryState = <Value>(name: string, first: Value | (() => Value)) => {
  const memory = historyMemory(useSite());
  const place = `${useLocation().key} ${name}`;
  const state = useState<Value>(memory.has(place) ? (memory.get(place) as Value) : first);
  const [value] = state;
  useEffect(() => void memory.set(place, value), [memory, place, value]);
  return state;
};
