import { useEffect, useState } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType, type Location } from 'react-router-dom';
import {
  isModalName,
  modalItemParameter,
  modalParameter,
  withoutModal,
  type ModalName,
} from '@/config/modals';
import { wasOpened } from '@/config/openedHere';
import { routeOf } from '@/config/routes';
import { useSite } from '@/data/session/siteContext';
import { useUpcomingModal } from '@/data/session/useUpcomingModal';

interface OpenModal {
  readonly name: ModalName;
  readonly item: string | undefined;
  readonly close: () => void;
}

/**
 * The modal that the address names (MOD-01). Closing a modal that was opened on this visit goes back, so that the
 * back button does not open it again. One that was opened by a shared link, or that replaced another page, is removed
 * from the address instead, because the previous history entry may be another site.
 */
export const useModal = (): OpenModal | undefined => {
  const { pathname, search, hash, state, key } = useLocation() as Location<unknown>;
  const arrival = useNavigationType();
  const navigate = useNavigate();
  const query = new URLSearchParams(search);
  const ofRoute = routeOf(pathname)?.modal;
  const named = query.get(modalParameter);
  const addressed = isModalName(named) ? named : ofRoute;
  const { upcomingModal } = useSite();
  const upcoming = useUpcomingModal();
  const name = addressed ?? upcoming;
  useEffect(() => {
    if (addressed !== undefined) upcomingModal.set(undefined);
  }, [addressed, upcomingModal]);
  // Hidden at once: the page below may take time to re-render after the address changes, and a second press would go
  // back twice.
  const [closed, setClosed] = useState<string>();
  if (closed !== undefined && closed !== key) setClosed(undefined);
  if (name === undefined || closed === key) return undefined;
  const close = (): void => {
    if (addressed !== undefined) setClosed(key);
    upcomingModal.set(undefined);
    if (addressed === undefined) void navigate(-1);
    else if (name === ofRoute) void navigate('/', { replace: true });
    else if (arrival !== NavigationType.Push && !wasOpened(state))
      void navigate({ pathname, search: withoutModal(search), hash }, { replace: true });
    else void navigate(-1);
  };
  return { name, item: query.get(modalItemParameter) ?? undefined, close };
};
