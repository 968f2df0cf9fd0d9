import { useSite } from '../session/siteContext';
import { useLive } from './useLive';
import { useStableCallback } from '../core/useStableCallback';

/** Calls `changed` when a deposit or withdrawal of the member has moved on; answers how often to ask without a socket. */
export const useOrderNews = (changed: () => void): number => {
  const { socket } = useSite().boot.profile;
  const hear = useStableCallback(changed);
  useLive('orders', true, hear);
  return socket ? 0 : 4_000;
};
