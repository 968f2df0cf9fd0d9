import { useSyncExternalStore } from 'react';
import type { ModalName } from '@/config/modals';
import { useSite } from './siteContext';

const none = () => undefined;

/** The modal to show before the address names it. */
export const useUpcomingModal = (): ModalName | undefined => {
  const { subscribe, get } = useSite().upcomingModal;
  return useSyncExternalStore(subscribe, get, none);
};
