import { useTranslation } from 'react-i18next';
import { usePermission } from '@/data/session/usePermission';
import { useSupportLink } from '@/data/resources/useSupportLink';
import { BlockedView } from './BlockedView';

/** Status 2 (SYS-03). */
export function BlockedScreen() {
  const { ready } = useTranslation('status');
  const support = useSupportLink();
  const { value } = usePermission();
  if (!ready) return null;
  return <BlockedView ip={value?.location.ip} support={support} />;
}
