import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/Button';
import { Note } from '@/ui/Note';

interface UnclearNoteProps {
  /** Of the request, in words. */
  amount: string;
  asking: boolean;
  onAsk: () => void;
}

/** A request was sent and no answer came: it is asked for by its key, and nothing else is sent meanwhile. */
export function UnclearNote({ amount, asking, onAsk }: UnclearNoteProps) {
  const { t } = useTranslation('cashier');
  return (
    <Note tone="warning" title={t('unclear.title')} alert>
      <p>{t('unclear.text', { amount })}</p>
      <Button size="small" tone="primary" busy={asking} onClick={onAsk}>
        {t('unclear.ask')}
      </Button>
    </Note>
  );
}
