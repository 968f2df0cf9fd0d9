import type { Session } from './session';
import type { Pause } from '../resources/useSaferPlay';

const taken = new WeakMap<Session, Pause>();

/** The pause for which this page has just been logged out; in memory only, so that no link can claim one. */
export const readTakenPause = (session: Session): Pause | undefined => taken.get(session);

export const keepTakenPause = (session: Session, pause: Pause): void => void taken.set(session, pause);
