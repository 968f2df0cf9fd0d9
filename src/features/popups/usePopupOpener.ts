import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { useModalAddress } from '@/data/session/useModalAddress';
import { useClosedPopups } from '@/data/storage/useClosedPopups';
import { usePageCover } from '@/shared/usePageCover';
import { afterTyping } from '@/ui/hooks/afterTyping';
import { onIdle } from '@/ui/hooks/onIdle';
import { openedByItself } from './openedByItself';
import { usePopups } from './usePopups';

/** Milliseconds to wait after a dialog has closed, before popups open. */
export const popupsAfter = 8_000;

const inAWhile = (work: () => void) => {
  const timer = setTimeout(work, popupsAfter);
  return () => clearTimeout(timer);
};

/**
 * Opens the popups that the visitor has not closed in this session, once they have loaded and nothing else lies above
 * the page (MOD-02). After a greeting or another modal it waits a while first. Games and lotteries are not interrupted.
 */
export const usePopupOpener = (): void => {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const { i18n } = useTranslation();
  const address = useModalAddress()('announcement');
  const { unseen } = useClosedPopups();
  const popups = usePopups() ?? [];
  const { covered, interruptible } = usePageCover();
  const wasCovered = useRef(false);
  const waits = interruptible && unseen(popups).length > 0;
  const open = useEffectEvent(() => {
    // A visitor who has begun to log in is not interrupted; the popups open on the next page.
    if (document.querySelector('[role=dialog]')) return;
    // Checked again, because a popup that has just closed writes its mark after this render.
    if (unseen(popups).length > 0) void navigate({ search: address, hash }, { state: openedByItself });
  });
  useEffect(() => {
    wasCovered.current ||= covered;
  }, [covered]);
  useEffect(() => {
    if (!waits) return undefined;
    let callOff = () => undefined as void;
    let gone = false;
    // Everything is loaded before the popup opens: one that opens seconds later would interrupt the visitor's typing.
    const prepare = async () => {
      await Promise.all([
        import(/* webpackChunkName: "announcement" */ './AnnouncementModal'),
        i18n.loadNamespaces(['popups', 'common']),
      ]);
      if (!gone) callOff = afterTyping(open);
    };
    const whenCalm = wasCovered.current ? inAWhile : onIdle;
    callOff = whenCalm(() => void prepare().catch(() => undefined));
    return () => {
      gone = true;
      callOff();
    };
  }, [waits, i18n]);
};
