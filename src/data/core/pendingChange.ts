import type { Session } from '../session/session';

/** A required change of password. */
export interface PendingChange {
  /** Replaces the old password once. Kept in memory only, so a reloaded page asks for the old password. */
  readonly ticket?: string;
}

const pending = new WeakMap<Session, PendingChange>();

export const readPendingChange = (session: Session): PendingChange | undefined => pending.get(session);

export const keepPendingChange = (session: Session, change: PendingChange | undefined): void => {
  if (change === undefined) pending.delete(session);
  else pending.set(session, change);
};
