import { useTranslation } from 'react-i18next';
import { useSupportPanel } from '@/data/session/useSupportPanel';
import { SupportDoor } from './SupportDoor';

/** The chat beside the page. */
export function SupportPanel() {
  const { ready } = useTranslation(['support', 'forms']);
  const { close } = useSupportPanel();
  return ready ? <SupportDoor onClose={close} /> : null;
}
