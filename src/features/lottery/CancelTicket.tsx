import { useTranslation } from 'react-i18next';
import type { Failure } from '@/api/failure';
import { FormRefusal } from '@/forms/FormRefusal';
import { Button } from '@/ui/Button';
import { Modal } from '@/ui/Modal';

interface CancelTicketProps {
  /** The stake, in words. */
  amount: string;
  busy: boolean;
  failure: Failure | undefined;
  onCancel: () => void;
  onKeep: () => void;
}

export function CancelTicket({ amount, busy, failure, onCancel, onKeep }: CancelTicketProps) {
  const { t } = useTranslation('lottery');
  return (
    <Modal
      alert
      title={t('cancelAsk')}
      size="small"
      phone="card"
      onClose={onKeep}
      closeLabel={t('cancelKeep')}
      actions={
        <>
          <Button onClick={onKeep}>{t('cancelKeep')}</Button>
          <Button tone="danger" busy={busy} onClick={onCancel}>
            {t('cancel')}
          </Button>
        </>
      }
    >
      <p>{t('cancelText', { amount })}</p>
      <FormRefusal failure={failure} />
    </Modal>
  );
}
