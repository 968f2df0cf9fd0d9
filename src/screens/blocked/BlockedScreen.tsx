import { useTranslation } from 'react-i18next';
import { useSite } from '@/data/siteContext';
import { usePermission } from '@/data/usePermission';
import { BlockedView } from './BlockedView';

/** Status 2 (SYS-03). */
export function BlockedScreen() {
  const { ready } = useTranslation('status');
  const { brand } = useSite().boot;
  const { value } = usePermission();
  if (!ready) return null;
  return (
    <BlockedView
      ip={value?.location.ip}
      supportHref={value?.info.supportUrl ?? brand.links['support'] ?? '/help'}
    />
  );
}
