import { useTranslation } from 'react-i18next';
import { Modal } from '@/ui/overlays/Modal';
import { RoundDetail } from './RoundDetail';

/** Modal with one round of a record; the address has the round's id. */
export function RoundModal({ item = '', onClose }: { item: string | undefined; onClose: () => void }) {
  const { t } = useTranslation(['records', 'common']);
  return (
    <Modal title={t('roundTitle')} onClose={onClose} closeLabel={t('common:close')}>
      <RoundDetail id={item} />
    </Modal>
  );
}
