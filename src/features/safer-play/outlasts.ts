import type { Pause } from '@/data/resources/useSaferPlay';
import type { PauseLength } from './pauseEndOf';

/** Whether a pause of this length would end after the running one. During a short break every offered length does. */
export const outlasts = (until: string, length: PauseLength, running: Pause | null): boolean => {
  if (running === null || running.kind === 'break') return true;
  if (running.until === null) return false;
  return length === 'indefinite' || until > running.until;
};
