import { useTranslation } from 'react-i18next';
import type { Failure } from '@/api/failure';
import { FormRefusal } from '@/forms/FormRefusal';
import { ConfirmDialog } from '@/ui/overlays/ConfirmDialog';

interface CancelBonusProps {
  /** The formatted amount that would be forfeited. */
  bound: string;
  busy: boolean;
  failure: Failure | undefined;
  onCancel: () => void;
  onKeep: () => void;
}

/** Asks for confirmation before a bonus is given up, and says what that costs. */
export function CancelBonus({ bound, busy, failure, onCancel, onKeep }: CancelBonusProps) {
  const { t } = useTranslation('rewards');
  return (
    <ConfirmDialog
      title={t('cancelAsk')}
      keepLabel={t('cancelKeep')}
      actLabel={t('cancelBonus')}
      loading={busy}
      onAct={onCancel}
      onKeep={onKeep}
    >
      <p>{t('cancelText', { bound })}</p>
      <FormRefusal failure={failure} />
    </ConfirmDialog>
  );
}
