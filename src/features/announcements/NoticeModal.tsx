import { useTranslation } from 'react-i18next';
import { useAnnouncements } from '@/data/resources/useAnnouncements';
import { Button } from '@/ui/actions/Button';
import { Modal } from '@/ui/overlays/Modal';
import { TextSkeleton } from '@/ui/feedback/Skeletons';
import { NoticeBody } from './NoticeBody';

interface NoticeModalProps {
  /** Id of the notice, from the address. */
  item: string | undefined;
  onClose: () => void;
}

export function NoticeModal({ item, onClose }: NoticeModalProps) {
  const { t } = useTranslation(['notices', 'common']);
  const { value, isLoading } = useAnnouncements();
  const notice = value?.player.find(({ id }) => String(id) === item);
  return (
    <Modal
      title={notice?.title ?? (isLoading ? t('title') : t('gone'))}
      onClose={onClose}
      closeLabel={t('common:close')}
      actions={<Button href="/noticePage">{t('common:seeAll')}</Button>}
    >
      {notice ? <NoticeBody notice={notice} /> : isLoading && <TextSkeleton />}
    </Modal>
  );
}
