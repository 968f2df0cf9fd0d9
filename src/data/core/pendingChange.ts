import { sessionKeys } from '@/config/storageKeys';
import type { Session } from '../session/session';
import type { SafeStorage } from '../storage/storage';

/** A required change of password. */
export interface PendingChange {
  /** Replaces the old password once. Kept in memory only, so a reloaded page asks for the old password. */
  readonly ticket?: string;
}

interface Visit {
  readonly session: Session;
  readonly sessionText: SafeStorage;
}

const pending = new WeakMap<Session, PendingChange>();

/** The change that this page, or the one before a reload, knows to be required. */
export const readPendingChange = ({ session, sessionText }: Visit): PendingChange | undefined =>
  pending.get(session) ?? (sessionText.get(sessionKeys.mustChangePassword) === undefined ? undefined : {});

export const keepPendingChange = (
  { session, sessionText }: Visit,
  change: PendingChange | undefined,
): void => {
  if (change === undefined) {
    pending.delete(session);
    sessionText.remove(sessionKeys.mustChangePassword);
  } else {
    pending.set(session, change);
    sessionText.set(sessionKeys.mustChangePassword, '1');
  }
};
