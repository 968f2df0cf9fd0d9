import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { modalParameter, withModal } from '@/config/modals';
import { routeOf } from '@/config/routes';
import { readPendingChange } from '@/data/core/pendingChange';
import { useSession } from '@/data/session/useSession';
import { useSite } from '@/data/session/siteContext';

/** Modals that a required change of password leaves open: its own, and the way out. */
const open: readonly (string | null | undefined)[] = ['changePassword', 'logout'];

/** Covers every page that a member opens with the required change of password, until it is done (LOGIN-06). */
export const useForcedChange = (): void => {
  const site = useSite();
  const { token } = useSession();
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const cover = useEffectEvent(() => {
    if (readPendingChange(site) === undefined) return;
    const shown = routeOf(pathname)?.modal ?? new URLSearchParams(search).get(modalParameter);
    if (open.includes(shown)) return;
    void navigate({ pathname, search: withModal(search, 'changePassword'), hash }, { replace: true });
  });
  useEffect(() => {
    if (token !== undefined) cover();
  }, [token, pathname, search]);
};
