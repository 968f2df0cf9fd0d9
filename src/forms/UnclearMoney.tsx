import { useTranslation } from 'react-i18next';
import { AskAgainNote } from '@/forms/AskAgainNote';

interface UnclearMoneyProps {
  title: string;
  /** What may have happened, and that nothing happens twice. */
  text: string;
  retryLabel: string;
  loading: boolean;
  onRetry: () => void;
  /** The gateway knows no keys and would move the money again: the member looks for it instead. */
  keyless: boolean;
}

/** Money was sent and no answer came. */
export function UnclearMoney({ keyless, ...props }: UnclearMoneyProps) {
  const { t, ready } = useTranslation('errors');
  if (!keyless) return <AskAgainNote {...props} />;
  return ready ? (
    <AskAgainNote {...props} text={t('unclear.text')} retryLabel={t('unclear.checked')} />
  ) : null;
}
