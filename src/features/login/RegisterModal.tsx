import { useTranslation } from 'react-i18next';
import { NotEnabledModal } from './NotEnabledModal';

/** `/register` over home: no way to register is open. */
export function RegisterModal({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('login');
  return <NotEnabledModal title={t('register')} onClose={onClose} />;
}
