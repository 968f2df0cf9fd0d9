import { useTranslation } from 'react-i18next';
import type { Failure } from '@/api/failure';
import { WarningDialog } from '@/ui/overlays/WarningDialog';
import { useFailureText } from './useFailureText';

interface SmsWarningProps {
  failure: Failure | undefined;
  onConfirm: () => void;
}

/** Dialog with the gateway's reason why no code was sent (LOGIN-10). */
export function SmsWarning({ failure, onConfirm }: SmsWarningProps) {
  const { t } = useTranslation(['forms', 'common']);
  const said = useFailureText(failure);
  if (!said) return null;
  return (
    <WarningDialog title={t('sms.failedTitle')} confirmLabel={t('common:understood')} onConfirm={onConfirm}>
      {said}
    </WarningDialog>
  );
}
