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
 * Lets an open page follow the operator without a reload: status, flags, banners, notices and popups, as soon as the
 * socket tells of a change, else now and then. Called once a page, since each caller would poll at times of its own.
 */
export const useOperatorChanges = (): void => {
  const status = useStatus();
  const flags = useEndpoint('whitelabel', undefined, followed);
  const content = useEndpoint('announcements', announcementQuery(useLanguage(), useAudience()), followed);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(waiting.current), []);
  useLive('site', true, () => {
    // Every open page hears it: they do not all ask in the same moment, nor more than once for several changes.
    waiting.current ??= setTimeout(() => {
      waiting.current = undefined;
      for (const resource of [status, flags, content]) resource.reload();
    }, Math.random() * limits.siteNewsWithin);
  });
};
