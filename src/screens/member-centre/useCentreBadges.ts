import { useTranslation } from 'react-i18next';
import type { MemberPageName } from '@/config/memberPages';
import { useMissions } from '@/data/useMissions';
import { useUnread } from '@/data/useUnread';
import type { CentreItem } from '@/ui/CentreMenu';

/** What waits on the pages of the centre (spec §2). */
export const useCentreBadges = (): Partial<Record<MemberPageName, NonNullable<CentreItem['badge']>>> => {
  const { t } = useTranslation('centre');
  const unread = useUnread() ?? 0;
  const missions = useMissions().value?.count ?? 0;
  return {
    missionLeaderboard: { count: missions, label: t('missions', { count: missions }) },
    messageV2: { count: unread, label: t('unread', { count: unread }) },
  };
};
