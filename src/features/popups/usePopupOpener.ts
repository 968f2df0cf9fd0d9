import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { hasModal } from '@/config/modals';
import { useModalAddress } from '@/data/useModalAddress';
import { usePopupMark } from '@/data/usePopupMark';
import { onIdle } from '@/ui/onIdle';
import { usePopups } from './usePopups';

/** Opens what the session has not closed, once announcements are here and nothing else lies over home (MOD-02). */
export const usePopupOpener = (): void => {
  const { search, pathname } = useLocation();
  const navigate = useNavigate();
  const address = useModalAddress()('announcement');
  const { unseen } = usePopupMark();
  const popups = usePopups() ?? [];
  const waits = pathname === '/' && !hasModal(search) && unseen(popups).length > 0;
  const open = useEffectEvent(() => {
    // A visitor who has begun to log in is left alone; the next page of home asks anew.
    if (document.querySelector('[role=dialog]')) return;
    // Asked again: a popup that has just gone leaves its mark after this page was drawn.
    if (unseen(popups).length > 0) void navigate(address);
  });
  useEffect(() => (waits ? onIdle(open) : undefined), [waits]);
};
