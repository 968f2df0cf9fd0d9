import { useSyncExternalStore } from 'react';
import { installPrompt } from './installPrompt';

/** Whether the browser can install the site now, and how to ask for it. */
export const useInstallPrompt = () => {
  const isOffered = useSyncExternalStore(installPrompt.subscribe, installPrompt.isOffered, () => false);
  return { isOffered, ask: installPrompt.ask };
};
