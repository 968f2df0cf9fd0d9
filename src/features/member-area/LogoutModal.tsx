import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useAction } from '@/data/core/useAction';
import { useLogout } from '@/data/session/useLogout';
import { Button } from '@/ui/actions/Button';
import { Modal } from '@/ui/overlays/Modal';

/** Asks for confirmation before it logs out (SYS-06). */
export function LogoutModal({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['account', 'common']);
  const navigate = useNavigate();
  const logout = useLogout();
  const { busy, run } = useAction();
  const confirm = () =>
    run(async () => {
      await logout();
      void navigate('/', { replace: true });
    });
  return (
    <Modal
      alert
      size="small"
      title={t('logoutTitle')}
      onClose={onClose}
      closeLabel={t('common:close')}
      actions={
        <>
          <Button onClick={onClose}>{t('logoutStay')}</Button>
          <Button tone="primary" loading={busy} onClick={confirm}>
            {t('logoutConfirm')}
          </Button>
        </>
      }
    >
      <p>{t('logoutBody')}</p>
    </Modal>
  );
}
