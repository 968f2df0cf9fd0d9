import { useTranslation } from 'react-i18next';
import { useRestricted } from '@/data/session/useRestricted';
import { NoticePages } from '@/features/announcements/NoticePages';
import { ListSkeleton } from '@/ui/feedback/Skeletons';
import { NoticePageView } from './NoticePageView';

export function NoticePageScreen() {
  const { t, ready } = useTranslation('notices');
  const isRestricted = useRestricted();
  return ready ? (
    <NoticePageView title={t('title')} lead={t(isRestricted ? 'leadAtRest' : 'lead')}>
      <NoticePages />
    </NoticePageView>
  ) : (
    <NoticePageView>
      <ListSkeleton rows={8} />
    </NoticePageView>
  );
}
