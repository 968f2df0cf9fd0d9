import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { hasModal } from '@/config/modals';
import { useModalAddress } from '@/data/useModalAddress';
import { usePopupMark } from '@/data/usePopupMark';
import { afterTyping } from '@/ui/afterTyping';
import { onIdle } from '@/ui/onIdle';
import { usePopups } from './usePopups';

/** Opens what the session has not closed, once announcements are here and nothing else lies over home (MOD-02). */
export const usePopupOpener = (): void => {
  const { search, pathname } = useLocation();
  const navigate = useNavigate();
  const { i18n } = useTranslation();
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
  useEffect(() => {
    if (!waits) return undefined;
    let callOff = () => undefined as void;
    let gone = false;
    // All it needs is here before it is asked for: what opens seconds later would take the words out of somebody's hands.
    const prepare = async () => {
      await Promise.all([
        import(/* webpackChunkName: "announcement" */ './AnnouncementModal'),
        i18n.loadNamespaces(['popups', 'common']),
      ]);
      if (!gone) callOff = afterTyping(open);
    };
    callOff = onIdle(() => void prepare().catch(() => undefined));
    return () => {
      gone = true;
      callOff();
    };
  }, [waits, i18n]);
};
