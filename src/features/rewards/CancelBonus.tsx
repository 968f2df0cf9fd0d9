import { useTranslation } from 'react-i18next';
import type { Failure } from '@/api/failure';
import { FormRefusal } from '@/forms/FormRefusal';
import { Button } from '@/ui/Button';
import { Modal } from '@/ui/Modal';

interface CancelBonusProps {
  /** What would be forfeited, in words. */
  bound: string;
  busy: boolean;
  failure: Failure | undefined;
  onCancel: () => void;
  onKeep: () => void;
}

/** Asks before a bonus is given up, with what that costs. */
export function CancelBonus({ bound, busy, failure, onCancel, onKeep }: CancelBonusProps) {
  const { t } = useTranslation('rewards');
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
            {t('cancelBonus')}
          </Button>
        </>
      }
    >
      <p>{t('cancelText', { bound })}</p>
      <FormRefusal failure={failure} />
    </Modal>
  );
}
