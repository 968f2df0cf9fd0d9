import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { withoutCentre } from '@/config/centres';
import { memberPageOf } from '@/config/memberPageOf';
import { withModal } from '@/config/modals';
import { returnTo } from '@/config/returnTo';
import { routeOf } from '@/config/routes';
import { useForget } from '@/data/session/useForget';
import { useSession } from '@/data/session/useSession';

/** Offers the login over the page that a session ended on; after it the page is there again (SYS-09). */
export const useExpiredLogin = (): void => {
  const { expired = false } = useSession();
  const place = useLocation();
  const navigate = useNavigate();
  const forget = useForget();
  const offer = useEffectEvent(() => {
    void forget();
    // It leads to the login by itself.
    if (routeOf(place.pathname)?.protected) return;
    void navigate(
      {
        pathname: place.pathname,
        search: withModal(withoutCentre(place.search), 'login', 'expired'),
        hash: place.hash,
      },
      // A centre closes with its session: nothing is to go back to.
      { state: returnTo(place), replace: memberPageOf(place.search) !== undefined },
    );
  });
  useEffect(() => {
    if (expired) offer();
  }, [expired]);
};
