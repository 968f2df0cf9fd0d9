import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { modalParameter } from '@/config/modals';
import { raiseToast } from '@/data/core/toasts';
import { useSupportNews } from '@/data/resources/useSupportNews';
import { useSite } from '@/data/session/siteContext';
import { useSupportPanel } from '@/data/session/useSupportPanel';

/** Says on any page that support has answered, unless the chat is open (INFO-03). */
export function SupportNews() {
  const site = useSite();
  const { panel } = useSupportPanel();
  const { search } = useLocation();
  // On a phone the chat is a modal, which the address names.
  const isChatOpen = panel !== 'closed' || new URLSearchParams(search).get(modalParameter) === 'chat';
  const count = useSupportNews();
  const before = useRef(0);
  const tell = useEffectEvent((now: number) => {
    if (now > before.current && !isChatOpen) raiseToast(site, 'supportAnswered');
    before.current = now;
  });
  useEffect(() => {
    if (count !== undefined) tell(count);
  }, [count]);
  return null;
}
