import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useChangePassword } from '@/data/useChangePassword';
import { useModalAddress } from '@/data/useModalAddress';
import { useSession } from '@/data/useSession';
import { Button } from '@/ui/Button';
import { FormStack } from '@/ui/FormStack';
import { Modal } from '@/ui/Modal';
import { ModalArt } from '@/ui/ModalArt';
import { Redirect } from '@/ui/Redirect';
import { ChangeForm } from './ChangeForm';

/**
 * A new password, wished for or required (PWD-01, LOGIN-06, LOGIN-08). A required one has no cross: logging out is the way
 * out. Success closes it and goes to `/`.
 */
export function ChangePasswordModal({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['password', 'common']);
  const navigate = useNavigate();
  const modal = useModalAddress();
  const isLogin = useSession().token !== undefined;
  const { forced } = useChangePassword();
  if (!isLogin) return <Redirect to="/login" />;
  return (
    <Modal
      title={t(forced ? 'forcedTitle' : 'changeTitle')}
      size="large"
      phone="page"
      {...(!forced && { onClose, closeLabel: t('common:close') })}
      art={<ModalArt heading={t(forced ? 'changeArt' : 'changeTitle')} picture="/art/icons/lock.webp" />}
    >
      <FormStack>
        <ChangeForm onDone={() => void navigate('/', { replace: true })} />
        {forced && (
          <Button tone="text" wide href={modal('logout')}>
            {t('logout')}
          </Button>
        )}
      </FormStack>
    </Modal>
  );
}
