import { sessionKeys } from '@/config/storageKeys';
import { returnOf, type ReturnTo } from '@/config/returnTo';
import type { SafeStorage } from '../storage/storage';

/**
 * Stores the page to return to in session storage, because the history state is lost during a round trip to another
 * site (NAV-06).
 */
export const keepReturn = (text: SafeStorage, page: ReturnTo | undefined): void => {
  if (page === undefined) text.remove(sessionKeys.returnTo);
  else text.set(sessionKeys.returnTo, JSON.stringify({ returnTo: page }));
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Reads the page to return to and removes it. */
export const takeReturn = (text: SafeStorage): ReturnTo | undefined => {
  const kept = text.get(sessionKeys.returnTo);
  text.remove(sessionKeys.returnTo);
  return kept === undefined ? undefined : returnOf(parsed(kept));
};
