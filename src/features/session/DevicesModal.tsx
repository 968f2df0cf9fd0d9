import { useTranslation } from 'react-i18next';
import { Modal } from '@/ui/Modal';
import { Devices } from './Devices';

/** Where the account is open, until the member centre holds the list. */
export function DevicesModal({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['session', 'common']);
  return (
    <Modal open title={t('devicesTitle')} onClose={onClose} closeLabel={t('common:close')}>
      <Devices />
    </Modal>
  );
}
