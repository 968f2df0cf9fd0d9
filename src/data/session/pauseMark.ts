import { localKeys } from '@/config/storageKeys';
import type { SafeStorage } from '../storage/storage';

const endless = 'indefinite';

/** Stores the end of the member's pause on this device; without a pause it removes the mark. */
export const markPause = (text: SafeStorage, pause: { readonly until: string | null } | undefined): void => {
  if (pause === undefined) text.remove(localKeys.pauseUntil);
  else text.set(localKeys.pauseUntil, pause.until ?? endless);
};

/** Whether the pause stored on this device still runs. */
export const isMarkedPaused = (text: SafeStorage, now: number): boolean => {
  const until = text.get(localKeys.pauseUntil);
  return until !== undefined && (until === endless || Date.parse(until) > now);
};
