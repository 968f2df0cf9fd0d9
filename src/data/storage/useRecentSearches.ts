import { useState } from 'react';
import { localKeys } from '@/config/storageKeys';
import { useSite } from '../session/siteContext';
import type { SafeStorage } from './storage';

const keptAtMost = 8;
const longest = 64;

const read = (kept: SafeStorage): string[] => {
  try {
    const list: unknown = JSON.parse(kept.get(localKeys.recentSearches) ?? '[]');
    if (!Array.isArray(list)) return [];
    return list.filter((text): text is string => typeof text === 'string' && text.length <= longest);
  } catch {
    return [];
  }
};

/** Recent searches on this device, latest first. */
export const useRecentSearches = () => {
  const { localText } = useSite();
  const [list, setList] = useState(() => read(localText).slice(0, keptAtMost));
  const keep = (next: readonly string[]): void => {
    localText.set(localKeys.recentSearches, JSON.stringify(next));
    setList([...next]);
  };
  const others = (text: string) => list.filter((one) => one !== text);
  return {
    list,
    add: (text: string): void => {
      const words = text.trim();
      if (words !== '') keep([words, ...others(words)].slice(0, keptAtMost));
    },
    remove: (text: string): void => keep(others(text)),
    clear: (): void => keep([]),
  };
};
