import { useTranslation } from 'react-i18next';
import { NoticePages } from '@/features/announcements/NoticePages';
import { ListSkeleton } from '@/ui/Skeletons';
import { NoticePageView } from './NoticePageView';

export function NoticePageScreen() {
  const { t, ready } = useTranslation('notices');
  return ready ? (
    <NoticePageView title={t('title')} lead={t('lead')}>
      <NoticePages />
    </NoticePageView>
  ) : (
    <NoticePageView>
      <ListSkeleton rows={8} />
    </NoticePageView>
  );
}
