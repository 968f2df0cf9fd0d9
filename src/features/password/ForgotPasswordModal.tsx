import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { withModal } from '@/config/modals';
import { Modal } from '@/ui/overlays/Modal';
import { ModalArt } from '@/ui/overlays/ModalArt';
import { ForgotPassword } from './ForgotPassword';

/** `/forgotPassword` above the home page. A reset by phone logs the member in and goes to `/` (PWD-03). */
export function ForgotPasswordModal({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['password', 'common']);
  const navigate = useNavigate();
  return (
    <Modal
      title={t('forgotTitle')}
      size="large"
      phone="page"
      onClose={onClose}
      closeLabel={t('common:close')}
      art={<ModalArt heading={t('forgotArt')} text={t('forgotText')} picture="/art/icons/key.webp" />}
    >
      <ForgotPassword
        onEntered={(next) =>
          void navigate(next === 'changePassword' ? `/${withModal('', 'changePassword')}` : '/', {
            replace: true,
          })
        }
        onLogin={() => void navigate('/login', { replace: true })}
      />
    </Modal>
  );
}
