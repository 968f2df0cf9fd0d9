import { useTranslation } from 'react-i18next';
import { useSupportLink } from '@/data/useSupportLink';
import { useFailureText } from '@/forms/useFailureText';
import { ClosedWay } from '@/ui/ClosedWay';

const notEnabled = { kind: 'refused', code: 'operation_not_enabled' } as const;

/** No way to log in is open. */
export function NotEnabled() {
  const { t } = useTranslation('common');
  const support = useSupportLink();
  return (
    <ClosedWay
      title={useFailureText(notEnabled) ?? ''}
      support={support === undefined ? undefined : { href: support, label: t('support') }}
    />
  );
}
