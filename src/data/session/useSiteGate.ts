import { useEffect, useEffectEvent, useRef } from 'react';
import { siteStatus } from '#contract/constants';
import { limits } from '@/config/limits';
import { siteGate, type SiteGate } from '@/domain/siteGate';
import { usePermission } from './usePermission';
import { useStatus } from './useStatus';

/** Whether the site is open, closed (and why) or not known yet. Follows the polled status without a reload. */
export const useSiteGate = (): SiteGate => {
  const looked = useStatus();
  const status = looked.value;
  const permission = usePermission();
  const known = useRef(status);
  const renew = useEffectEvent(permission.reload);
  useEffect(() => {
    // The permission answer also reports whether the site is closed; a new status makes it outdated.
    if (known.current !== undefined && known.current !== status) renew();
    known.current = status;
  }, [status]);
  const isClosed = status !== undefined && status !== siteStatus.normal;
  const look = useEffectEvent(looked.reload);
  useEffect(() => {
    if (!isClosed) return undefined;
    // A closed site has no socket that could report its opening.
    const timer = setInterval(() => !document.hidden && look(), limits.closedStatusEvery);
    return () => clearInterval(timer);
  }, [isClosed]);
  return siteGate({
    status,
    maintenance: permission.value?.maintenance,
    regionRestriction: permission.value?.regionRestriction,
  });
};
