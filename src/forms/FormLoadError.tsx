import { useTranslation } from 'react-i18next';
import type { Failure } from '@/api/failure';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { useFailureText } from './useFailureText';

interface FormFailureProps {
  failure: Failure;
  onRetry: () => void;
  busy: boolean;
}

/** Replaces a form whose rules or settings failed to load: says why and offers a retry. */
export function FormLoadError({ failure, onRetry, busy }: FormFailureProps) {
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
