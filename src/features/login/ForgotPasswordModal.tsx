import { useTranslation } from 'react-i18next';
import { NotEnabledModal } from './NotEnabledModal';

/** `/forgotPassword` over home: no way to a new password is open. */
export function ForgotPasswordModal({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('login');
  return <NotEnabledModal title={t('forgotTitle')} onClose={onClose} />;
}
