import { useTranslation } from 'react-i18next';
import { ClosedFeature } from '@/forms/ClosedFeature';
import { useFailureText } from './useFailureText';

const notEnabled = { kind: 'refused', code: 'operation_not_enabled' } as const;

/** Replaces a form that the operator has switched off; `support` is the address of customer support. */
export function ClosedForm({ support }: { support: string }) {
  const { t } = useTranslation('common');
  return (
    <ClosedFeature
      title={useFailureText(notEnabled) ?? ''}
      support={{ href: support, label: t('support') }}
    />
  );
}
