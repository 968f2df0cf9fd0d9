import { useTranslation } from 'react-i18next';
import { useSite } from '@/data/siteContext';
import { Modal } from '@/ui/Modal';
import { ModalArt } from '@/ui/ModalArt';
import { LoginForm } from './LoginForm';
import { useAfterLogin } from './useAfterLogin';

/** The login as a popup over home; `/login` opens it (NAV-02). */
export function LoginModal({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['login', 'common']);
  const { brand } = useSite().boot;
  const onDone = useAfterLogin();
  return (
    <Modal
      open
      title={t('title')}
      size="large"
      phone="page"
      onClose={onClose}
      closeLabel={t('common:close')}
      art={<ModalArt heading={brand.name} picture={`/brands/${brand.key}/hero-780.webp`} />}
    >
      <LoginForm onDone={onDone} />
    </Modal>
  );
}
