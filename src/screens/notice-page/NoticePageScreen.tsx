import { useTranslation } from 'react-i18next';
import { useRestricted } from '@/data/session/useRestricted';
import { NoticePages } from '@/features/announcements/NoticePages';
import { ListSkeleton } from '@/ui/feedback/Skeletons';
import { TitledPage } from '@/shared/TitledPage';

export function NoticePageScreen() {
  const { t, ready } = useTranslation('notices');
  const isRestricted = useRestricted();
  return ready ? (
    <TitledPage picture="mega" title={t('title')} lead={t(isRestricted ? 'leadAtRest' : 'lead')}>
      <NoticePages />
    </TitledPage>
  ) : (
    <TitledPage picture="mega">
      <ListSkeleton rows={8} />
    </TitledPage>
  );
}
