import { useSyncExternalStore } from 'react';
import type { Value } from '#contract/wireTypes';
import { useSite } from '../session/siteContext';

const none = () => undefined;

/** What is shown in place of the balance while a round runs; undefined while nothing is held. */
export const useHeldBalance = (): Value<'balance'> | undefined => {
  const { subscribe, get } = useSite().heldBalance;
  return useSyncExternalStore(subscribe, get, none);
};
