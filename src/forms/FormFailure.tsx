import { useTranslation } from 'react-i18next';
import type { Failure } from '@/api/failure';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { useFailureText } from './useFailureText';

interface FormFailureProps {
  failure: Failure;
  onRetry: () => void;
  busy: boolean;
}

/** In the place of a form whose rules or ways could not be fetched: says why and asks again. */
export function FormFailure({ failure, onRetry, busy }: FormFailureProps) {
  const { t } = useTranslation('common');
  return (
    <ErrorState
      plain
      title={useFailureText(failure) ?? ''}
      retryLabel={t('retry')}
      onRetry={onRetry}
      loading={busy}
    />
  );
}
