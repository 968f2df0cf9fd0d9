import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { Modal } from '@/ui/overlays/Modal';
import { HelpCentre } from './HelpCentre';

/** The help centre above any page; closing it goes to the home page (MOD-10, spec §2). */
export function HelpModal() {
  const { t } = useTranslation(['help', 'common']);
  const navigate = useNavigate();
  return (
    <Modal
      title={t('title')}
      size="wide"
      phone="page"
      onClose={() => void navigate('/', { replace: true })}
      closeLabel={t('common:close')}
    >
      <HelpCentre />
    </Modal>
  );
}
