import { useSite } from '../session/siteContext';
import { useLive } from './useLive';
import { useStableCallback } from '../core/useStableCallback';

/**
 * Calls `changed` when the state of one of the member's orders has changed; returns the polling interval for a
 * gateway without a socket.
 */
export const useOrderNews = (changed: () => void): number => {
  const { socket } = useSite().boot.profile;
  const hear = useStableCallback(changed);
  useLive('orders', true, hear);
  return socket ? 0 : 4_000;
};
