import { useTranslation } from 'react-i18next';
import type { MemberPageName } from '@/config/memberPages';
import { useMissions } from '@/data/resources/useMissions';
import { useUnread } from '@/data/resources/useUnread';
import type { CentreItem } from '@/ui/layout/CentreMenu';

/** Badge counts of the centre's pages (spec §2). */
export const useCentreBadges = (): Partial<Record<MemberPageName, NonNullable<CentreItem['badge']>>> => {
  const { t } = useTranslation('centre');
  const unread = useUnread() ?? 0;
  const missions = useMissions().value?.count ?? 0;
  return {
    missionLeaderboard: { count: missions, label: t('missions', { count: missions }) },
    messageV2: { count: unread, label: t('unread', { count: unread }) },
  };
};
