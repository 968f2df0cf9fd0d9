import { useTranslation } from 'react-i18next';
import { ClosedWay } from '@/forms/ClosedWay';
import { useFailureText } from './useFailureText';

const notEnabled = { kind: 'refused', code: 'operation_not_enabled' } as const;

/** In the place of a form that the operator has not opened; `support` is the address of who can help. */
export function ClosedForm({ support }: { support: string | undefined }) {
  const { t } = useTranslation('common');
  return (
    <ClosedWay
      title={useFailureText(notEnabled) ?? ''}
      support={support === undefined ? undefined : { href: support, label: t('support') }}
    />
  );
}
