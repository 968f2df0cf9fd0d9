import type { Session } from '../session/session';

/** A change of password that the gateway waits for. */
export interface PendingChange {
  /** Stands for the old password once; in memory only, so a reload asks for the old one. */
  readonly ticket?: string;
}

const pending = new WeakMap<Session, PendingChange>();

export const readPendingChange = (session: Session): PendingChange | undefined => pending.get(session);

export const keepPendingChange = (session: Session, change: PendingChange | undefined): void => {
  if (change === undefined) pending.delete(session);
  else pending.set(session, change);
};
