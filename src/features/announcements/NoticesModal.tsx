import { useTranslation } from 'react-i18next';
import { Modal } from '@/ui/Modal';
import { NoticePages } from './NoticePages';

/** All notices over the page; the same list is a page of its own at /noticePage (MOD-04). */
export function NoticesModal({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['notices', 'common']);
  return (
    <Modal open title={t('title')} size="large" phone="page" onClose={onClose} closeLabel={t('common:close')}>
      <NoticePages />
    </Modal>
  );
}
