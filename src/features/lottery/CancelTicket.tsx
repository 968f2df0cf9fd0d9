import { useTranslation } from 'react-i18next';
import type { Failure } from '@/api/failure';
import { FormRefusal } from '@/forms/FormRefusal';
import { ConfirmDialog } from '@/ui/overlays/ConfirmDialog';

interface CancelTicketProps {
  /** The formatted stake. */
  amount: string;
  busy: boolean;
  failure: Failure | undefined;
  onCancel: () => void;
  onKeep: () => void;
}

export function CancelTicket({ amount, busy, failure, onCancel, onKeep }: CancelTicketProps) {
  const { t } = useTranslation('lottery');
  return (
    <ConfirmDialog
      title={t('cancelAsk')}
      keepLabel={t('cancelKeep')}
      actLabel={t('cancel')}
      loading={busy}
      onAct={onCancel}
      onKeep={onKeep}
    >
      <p>{t('cancelText', { amount })}</p>
      <FormRefusal failure={failure} />
    </ConfirmDialog>
  );
}
