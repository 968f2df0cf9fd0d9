import { useSyncExternalStore } from 'react';
import { useSite } from '../session/siteContext';

/** The interval of polling for what the socket reports: 0, which is none, while the socket is open. */
export const usePolling = (interval: number): number => {
  const { connected } = useSite();
  return useSyncExternalStore(connected.subscribe, connected.get, () => false) ? 0 : interval;
};
