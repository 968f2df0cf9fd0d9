import { useTranslation } from 'react-i18next';
import { ErrorState } from '@/ui/ErrorState';

/** In the place of a record that could not be had. */
export function RecordFailure({ onRetry, busy }: { onRetry: () => void; busy: boolean }) {
  const { t } = useTranslation('common');
  return <ErrorState title={t('somethingWrong')} retryLabel={t('retry')} onRetry={onRetry} busy={busy} />;
}
