import { useTranslation } from 'react-i18next';
import { useSession } from '@/data/session/useSession';
import { Modal } from '@/ui/overlays/Modal';
import { ModalArt } from '@/ui/overlays/ModalArt';
import { Redirect } from '@/ui/actions/Redirect';
import { TwoFactor } from './TwoFactor';

export function TwoFactorModal({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['security', 'common']);
  const isLogin = useSession().token !== undefined;
  if (!isLogin) return <Redirect to="/login" />;
  return (
    <Modal
      title={t('twoFactor.title')}
      size="large"
      phone="page"
      onClose={onClose}
      closeLabel={t('common:close')}
      art={
        <ModalArt
          heading={t('twoFactor.art')}
          text={t('twoFactor.artText')}
          picture="/art/icons/shield.webp"
        />
      }
    >
      <TwoFactor onDone={onClose} />
    </Modal>
  );
}
