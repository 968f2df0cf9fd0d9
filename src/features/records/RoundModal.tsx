import { useTranslation } from 'react-i18next';
import { Modal } from '@/ui/overlays/Modal';
import { RoundDetail } from './RoundDetail';

/** One round over its record, by its id in the address. */
export function RoundModal({ item = '', onClose }: { item: string | undefined; onClose: () => void }) {
  const { t } = useTranslation(['records', 'common']);
  return (
    <Modal title={t('roundTitle')} onClose={onClose} closeLabel={t('common:close')}>
      <RoundDetail id={item} />
    </Modal>
  );
}
