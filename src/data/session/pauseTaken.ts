import type { Session } from './session';
import type { Pause } from '../resources/useSaferPlay';

const taken = new WeakMap<Session, Pause>();

/** The pause that has just ended this page's session. In memory only, so that no link can fake one. */
export const readTakenPause = (session: Session): Pause | undefined => taken.get(session);

export const keepTakenPause = (session: Session, pause: Pause): void => void taken.set(session, pause);
