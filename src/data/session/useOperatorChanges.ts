import { useEffect, useEffectEvent, useRef } from 'react';
import { announcementQuery } from '#contract/firstCalls';
import { limits } from '@/config/limits';
import { useAudience } from './useAudience';
import { useEndpoint } from '../core/useEndpoint';
import { useLanguage } from './useLanguage';
import { useLive } from '../live/useLive';
import { usePolling } from '../live/usePolling';
import { useStatus } from './useStatus';

/**
 * Keeps status, flags, banners, notices and popups of an open page up to date without a reload: at once if the socket
 * reports a change, by polling while there is none. Call it once per page, because each caller polls separately.
 */
export const useOperatorChanges = (): void => {
  const refreshInterval = usePolling(limits.siteEvery);
  const followed = { refreshInterval };
  const status = useStatus(refreshInterval);
  const flags = useEndpoint('whitelabel', undefined, followed);
  const content = useEndpoint('announcements', announcementQuery(useLanguage(), useAudience()), followed);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(waiting.current), []);
  const connected = refreshInterval === 0;
  const look = useEffectEvent(status.reload);
  const wasConnected = useRef(false);
  useEffect(() => {
    const hasClosed = wasConnected.current && !connected;
    wasConnected.current = connected;
    if (!hasClosed) return undefined;
    // A socket that closes may be the first sign that the gateway is gone.
    const timer = setTimeout(look, Math.random() * limits.siteNewsWithin);
    return () => clearTimeout(timer);
  }, [connected]);
  useLive('site', true, () => {
    // All open pages receive the message. A random delay spreads their requests and merges several changes into one.
    waiting.current ??= setTimeout(() => {
      waiting.current = undefined;
      for (const resource of [status, flags, content]) resource.reload();
    }, Math.random() * limits.siteNewsWithin);
  });
};
