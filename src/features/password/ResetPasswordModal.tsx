import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useSite } from '@/data/session/siteContext';
import { Button } from '@/ui/actions/Button';
import { FormStack } from '@/ui/layout/FormStack';
import { Modal } from '@/ui/overlays/Modal';
import { ModalArt } from '@/ui/overlays/ModalArt';
import { Redirect } from '@/ui/actions/Redirect';
import { Note } from '@/ui/feedback/Note';
import { takeFocus } from '@/ui/hooks/takeFocus';
import { LinkReset } from './LinkReset';

/** Sets a new password by an e-mail's link; the member is not logged in automatically (PWD-05). */
export function ResetPasswordModal({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['password', 'common']);
  const navigate = useNavigate();
  const { arrival } = useSite();
  const [done, setDone] = useState(false);
  if (arrival.reset === undefined) return <Redirect to="/forgotPassword" />;
  return (
    <Modal
      title={t('resetTitle')}
      size="large"
      phone="page"
      onClose={onClose}
      closeLabel={t('common:close')}
      art={<ModalArt heading={t('resetTitle')} picture="/art/icons/key.webp" />}
    >
      {done ? (
        <FormStack>
          <Note tone="success" title={t('resetDone')} ref={takeFocus}>
            {t('resetDevices')}
          </Note>
          <Button tone="primary" fullWidth onClick={() => void navigate('/login', { replace: true })}>
            {t('login')}
          </Button>
        </FormStack>
      ) : (
        <LinkReset token={arrival.reset} onDone={() => setDone(true)} />
      )}
    </Modal>
  );
}
