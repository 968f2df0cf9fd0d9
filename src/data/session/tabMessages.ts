import { pauseKinds } from '#contract/saferPlay';
import type { Pause } from '../resources/useSaferPlay';

/** Messages between tabs of one origin about their shared session (SYS-09, design §4). */
export type TabMessage =
  | { readonly kind: 'who' }
  | { readonly kind: 'session'; readonly token: string }
  | { readonly kind: 'ended'; readonly expired: boolean; readonly pause?: Pause | undefined };

const isTime = (value: unknown): boolean => typeof value === 'string' && !Number.isNaN(Date.parse(value));

const isPause = (data: unknown): boolean => {
  if (typeof data !== 'object' || data === null || !('kind' in data) || !('until' in data)) return false;
  if (!pauseKinds.some((kind) => kind === data.kind)) return false;
  return (
    (data.until === null || isTime(data.until)) && (!('earliestEnd' in data) || isTime(data.earliestEnd))
  );
};

/** Another tab may run another build, so unknown messages are ignored. */
export const isTabMessage = (data: unknown): data is TabMessage => {
  if (typeof data !== 'object' || data === null || !('kind' in data)) return false;
  if (data.kind === 'who') return true;
  if (data.kind === 'session') return 'token' in data && typeof data.token === 'string';
  if (data.kind !== 'ended' || !('expired' in data) || typeof data.expired !== 'boolean') return false;
  return !('pause' in data) || data.pause === undefined || isPause(data.pause);
};

export const tabChannel = (merchant: string): string => `session-${merchant}`;
