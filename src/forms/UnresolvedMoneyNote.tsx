import { useTranslation } from 'react-i18next';
import { RetryNote } from '@/forms/RetryNote';

interface UnresolvedMoneyNoteProps {
  title: string;
  /** Explains that the money may have moved, and that a retry cannot move it twice. */
  text: string;
  retryLabel: string;
  loading: boolean;
  onRetry: () => void;
  /**
   * Whether the gateway lacks idempotency keys: a retry would move the money again, so the member checks the records
   * instead.
   */
  keyless: boolean;
}

/** Shown if a money call got no answer. */
export function UnresolvedMoneyNote({ keyless, ...props }: UnresolvedMoneyNoteProps) {
  const { t, ready } = useTranslation('errors');
  if (!keyless) return <RetryNote {...props} />;
  return ready ? <RetryNote {...props} text={t('unclear.text')} retryLabel={t('unclear.checked')} /> : null;
}
