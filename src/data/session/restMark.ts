import { localKeys } from '@/config/storageKeys';
import type { SafeStorage } from '../storage/storage';

const endless = 'indefinite';

/** Marks this device as one of somebody who rests, until when; of nobody who does, where no pause is given. */
export const markRest = (text: SafeStorage, pause: { readonly until: string | null } | undefined): void => {
  if (pause === undefined) text.remove(localKeys.restsUntil);
  else text.set(localKeys.restsUntil, pause.until ?? endless);
};

/** Whether whoever paused on this device, or came in while a pause ran, rests still. */
export const isMarkedResting = (text: SafeStorage, now: number): boolean => {
  const until = text.get(localKeys.restsUntil);
  return until !== undefined && (until === endless || Date.parse(until) > now);
};
