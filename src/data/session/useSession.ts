import { useSyncExternalStore } from 'react';
import { guest, type SessionState } from './session';
import { useSite } from './siteContext';

const ofDocument = () => guest;

/** The current session. The prerendered document is that of a guest, so hydration sees a guest too. */
export const useSession = (): SessionState => {
  const { state } = useSite().session;
  return useSyncExternalStore(state.subscribe, state.get, ofDocument);
};
