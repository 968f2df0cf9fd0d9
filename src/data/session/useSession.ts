import { useSyncExternalStore } from 'react';
import { guest, type SessionState } from './session';
import { useSite } from './siteContext';

const ofDocument = () => guest;

/** Who is logged in. The document never knows, so the pass that takes it over sees a guest. */
export const useSession = (): SessionState => {
  const { state } = useSite().session;
  return useSyncExternalStore(state.subscribe, state.get, ofDocument);
};
