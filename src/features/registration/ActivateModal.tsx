import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useSite } from '@/data/session/siteContext';
import { Redirect } from '@/ui/actions/Redirect';
import { Modal } from '@/ui/overlays/Modal';
import { ModalArt } from '@/ui/overlays/ModalArt';
import { Activation } from './Activation';

/** The page behind the link that an agent hands over: the owner of an opened account makes it their own (AGENT-12). */
export function ActivateModal({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['activation', 'common']);
  const navigate = useNavigate();
  const { arrival, boot } = useSite();
  // The token is never stored, so after a reload there is nothing to activate.
  if (arrival.activate === undefined) return <Redirect to="/" />;
  return (
    <Modal
      title={t('title')}
      size="wide"
      phone="page"
      onClose={onClose}
      closeLabel={t('common:close')}
      art={<ModalArt heading={t('heading')} text={t('text')} picture={boot.brand.art.src} />}
    >
      <Activation token={arrival.activate} onDone={() => void navigate('/', { replace: true })} />
    </Modal>
  );
}
