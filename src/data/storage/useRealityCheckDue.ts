import { useEffect, useSyncExternalStore } from 'react';
import { useEndpoint } from '../core/useEndpoint';
import { useIdentity } from '../session/useIdentity';
import { useSite } from '../session/siteContext';
import { useStableCallback } from '../core/useStableCallback';

/** Longest delay of a browser timer. */
const longestWait = 2_147_483_647;

/**
 * Whether play waits for the answer to a reality check (SAFE-02). The due time moves with the member's activity, so
 * it is fetched again when it comes. A refused bet or launch reports it at once.
 */
export const useRealityCheckDue = (): boolean => {
  const { client, checkRefused } = useSite();
  const { isLogin, isTrial } = useIdentity();
  const { value, reload } = useEndpoint('playBreak', isLogin && !isTrial ? undefined : null);
  const refused = useSyncExternalStore(checkRefused.subscribe, checkRefused.get);
  const askAnew = useStableCallback(reload);
  const at = value?.pause === null ? value.realityCheckAt : null;
  const wait = at === null ? undefined : Date.parse(at) - client.clock.now();
  useEffect(() => {
    if (wait === undefined || wait <= 0) return undefined;
    const timer = setTimeout(askAnew, Math.min(wait, longestWait));
    return () => clearTimeout(timer);
  }, [wait, askAnew]);
  return isLogin && (refused || (wait !== undefined && wait <= 0));
};
