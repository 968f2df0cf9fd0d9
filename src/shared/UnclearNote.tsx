import { useTranslation } from 'react-i18next';
import { useSite } from '@/data/session/siteContext';
import { UnclearMoney } from '@/forms/UnclearMoney';

interface UnclearNoteProps {
  /** Of the request, in words. */
  amount: string;
  retrying: boolean;
  onAsk: () => void;
}

/** A request was sent and no answer came: it is asked for by its key, and nothing else is sent meanwhile. */
export function UnclearNote({ amount, retrying, onAsk }: UnclearNoteProps) {
  const { t } = useTranslation('cashier');
  const { idempotency } = useSite().boot.profile;
  return (
    <UnclearMoney
      title={t('unclear.title')}
      text={t('unclear.text', { amount })}
      retryLabel={t('unclear.ask')}
      loading={retrying}
      onRetry={onAsk}
      keyless={!idempotency}
    />
  );
}
