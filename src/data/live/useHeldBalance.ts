import { useSyncExternalStore } from 'react';
import type { Value } from '#contract/wireTypes';
import { useSite } from '../session/siteContext';

const none = () => undefined;

/** The balance to show while a round runs; undefined if none is held. */
export const useHeldBalance = (): Value<'balance'> | undefined => {
  const { subscribe, get } = useSite().heldBalance;
  return useSyncExternalStore(subscribe, get, none);
};
