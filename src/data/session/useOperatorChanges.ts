import { useEffect, useRef } from 'react';
import { announcementQuery } from '#contract/firstCalls';
import { limits } from '@/config/limits';
import { useAudience } from './useAudience';
import { useEndpoint } from '../core/useEndpoint';
import { useLanguage } from './useLanguage';
import { useLive } from '../live/useLive';
import { useStatus } from './useStatus';

const followed = { refreshInterval: limits.contentEvery };

/**
 * Keeps status, flags, banners, notices and popups of an open page up to date without a reload: at once if the socket
 * reports a change, otherwise by polling. Call it once per page, because each caller polls separately.
 */
export const useOperatorChanges = (): void => {
  const status = useStatus();
  const flags = useEndpoint('whitelabel', undefined, followed);
  const content = useEndpoint('announcements', announcementQuery(useLanguage(), useAudience()), followed);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(waiting.current), []);
  useLive('site', true, () => {
    // All open pages receive the message. A random delay spreads their requests and merges several changes into one.
    waiting.current ??= setTimeout(() => {
      waiting.current = undefined;
      for (const resource of [status, flags, content]) resource.reload();
    }, Math.random() * limits.siteNewsWithin);
  });
};
