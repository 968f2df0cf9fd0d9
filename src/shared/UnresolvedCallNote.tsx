import { useTranslation } from 'react-i18next';
import { useSite } from '@/data/session/siteContext';
import { UnresolvedMoneyNote } from '@/forms/UnresolvedMoneyNote';

interface UnresolvedCallNoteProps {
  /** The formatted amount of the request. */
  amount: string;
  retrying: boolean;
  onAsk: () => void;
}

/** A call that moves money got no answer. Offers a retry with the same key; the form sends nothing else meanwhile. */
export function UnresolvedCallNote({ amount, retrying, onAsk }: UnresolvedCallNoteProps) {
  const { t } = useTranslation('cashier');
  const { idempotency } = useSite().boot.profile;
  return (
    <UnresolvedMoneyNote
      title={t('unclear.title')}
      text={t('unclear.text', { amount })}
      retryLabel={t('unclear.ask')}
      loading={retrying}
      onRetry={onAsk}
      keyless={!idempotency}
    />
  );
}
