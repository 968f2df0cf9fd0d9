import { useTranslation } from 'react-i18next';
import { usePermission } from '@/data/session/usePermission';
import { useClosedSiteContact } from '@/data/resources/useClosedSiteContact';
import { BlockedView } from './BlockedView';

/** Shown for site status 2, region blocked (SYS-03). */
export function BlockedScreen() {
  const { ready } = useTranslation('status');
  const support = useClosedSiteContact();
  const { value } = usePermission();
  if (!ready) return null;
  return <BlockedView ip={value?.location.ip} support={support} />;
}
