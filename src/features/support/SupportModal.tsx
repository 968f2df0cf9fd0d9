import { useEffect, useEffectEvent } from 'react';
import { useSupportPanel } from '@/data/session/useSupportPanel';
import { useIsPhone } from '@/ui/hooks/useIsPhone';
import { SupportDoor } from './SupportDoor';

/** What the address of the chat opens: a page on a phone; elsewhere the panel, so that the address goes again. */
export function SupportModal({ onClose }: { onClose: () => void }) {
  const isPhone = useIsPhone();
  const panel = useSupportPanel();
  const toPanel = useEffectEvent(() => {
    panel.open();
    onClose();
  });
  useEffect(() => {
    if (!isPhone) toPanel();
  }, [isPhone]);
  return isPhone ? <SupportDoor onClose={onClose} /> : null;
}
