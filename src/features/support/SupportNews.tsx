import { useEffect, useEffectEvent, useRef } from 'react';
import { raiseToast } from '@/data/core/toasts';
import { useSupportNews } from '@/data/resources/useSupportNews';
import { useSite } from '@/data/session/siteContext';
import { useSupportPanel } from '@/data/session/useSupportPanel';

/** Says on any page that support has answered, unless the chat is open (INFO-03). */
export function SupportNews() {
  const site = useSite();
  const { panel } = useSupportPanel();
  const count = useSupportNews();
  const before = useRef(0);
  const tell = useEffectEvent((now: number) => {
    if (now > before.current && panel === 'closed') raiseToast(site, 'supportAnswered');
    before.current = now;
  });
  useEffect(() => {
    if (count !== undefined) tell(count);
  }, [count]);
  return null;
}
