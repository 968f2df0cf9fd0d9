import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useAnnouncements } from '@/data/resources/useAnnouncements';
import { useModalAddress } from '@/data/session/useModalAddress';
import { useHydrationSafeValue } from '@/data/core/useHydrationSafeValue';
import { NoticeBar } from '@/features/announcements/NoticeBar';
import { NoticeBarSkeleton } from './NoticeBarSkeleton';

/** The moving line of notices; a click on one opens it (HOME-02). */
export function NoticeTicker() {
  const { t } = useTranslation('home');
  const navigate = useNavigate();
  const modal = useModalAddress();
  const { value, failure } = useAnnouncements();
  const notices = useHydrationSafeValue(value?.player);
  if (notices === undefined) return failure ? null : <NoticeBarSkeleton />;
  if (notices.length === 0) return null;
  return (
    <NoticeBar
      items={notices.map(({ id, title }) => ({ id: String(id), title }))}
      onOpen={(id) => void navigate(modal('notice', id))}
      allHref="/noticePage"
      labels={{
        region: t('notices'),
        all: t('seeAllNotices'),
        previous: t('noticePrevious'),
        next: t('noticeNext'),
        pause: t('noticePause'),
        goOn: t('noticeGoOn'),
      }}
    />
  );
}
