import type { Pause } from '@/data/resources/useSaferPlay';
import type { PauseLength } from './pauseEndOf';

/** Whether a pause of such a length would last longer than the one that runs; of a short break all that is offered does. */
export const outlasts = (until: string, length: PauseLength, running: Pause | null): boolean => {
  if (running === null || running.kind === 'break') return true;
  if (running.until === null) return false;
  return length === 'indefinite' || until > running.until;
};
