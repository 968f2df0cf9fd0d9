import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { centreParameter, withoutCentre } from '@/config/centres';
import { withModal } from '@/config/modals';
import { returnTo } from '@/config/returnTo';
import { routeOf } from '@/config/routes';
import { useClearMemberData } from '@/data/session/useClearMemberData';
import { useRefreshByCaller } from '@/data/session/useRefreshByCaller';
import { useSession } from '@/data/session/useSession';

/** Offers the log-in above the page on which the session ended, and returns to that page afterwards (SYS-09). */
export const useExpiredLogin = (): void => {
  const { expired = false } = useSession();
  const place = useLocation();
  const navigate = useNavigate();
  const forget = useClearMemberData();
  const refreshByCaller = useRefreshByCaller();
  const offer = useEffectEvent(() => {
    void forget();
    void refreshByCaller();
    // A protected route redirects to the log-in by itself.
    if (routeOf(place.pathname)?.protected) return;
    void navigate(
      {
        pathname: place.pathname,
        search: withModal(withoutCentre(place.search), 'login', 'expired'),
        hash: place.hash,
      },
      // A centre closes with its session, so its history entry is replaced.
      { state: returnTo(place), replace: new URLSearchParams(place.search).has(centreParameter) },
    );
  });
  useEffect(() => {
    if (expired) offer();
  }, [expired]);
};
