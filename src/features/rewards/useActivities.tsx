import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { MemberPageName } from '@/config/memberPages';
import { useMember } from '@/data/session/useMember';
import { useMissions } from '@/data/resources/useMissions';
import { useMoneyText } from '@/data/resources/useMoneyText';
import { useRebate } from '@/data/resources/useRebate';
import { ArrowCounterClockwiseIcon, MedalIcon, PercentIcon, UserPlusIcon } from '@/ui/media/icons';

export interface Activity {
  readonly page: MemberPageName;
  readonly icon: ReactNode;
  readonly text: string;
  /** State of the activity; undefined until it has loaded. */
  readonly state?: { readonly words: string; readonly tone: 'success' | 'warning' | 'neutral' };
}

/** The permanent activities, whether a reward can be claimed in each, and the page of each (INFO-05). */
export const useActivities = (): readonly Activity[] => {
  const { t } = useTranslation('rewards');
  const money = useMoneyText();
  const due = useMissions().value?.count;
  const rebate = useRebate().value;
  const invites = useMember().value?.availablePromo.REFERRAL.enabled === true;
  const running = { words: t('activity.running'), tone: 'warning' } as const;
  const canClaim = rebate !== undefined && BigInt(rebate.amount.amount) >= BigInt(rebate.least.amount);
  return [
    {
      page: 'missionLeaderboard',
      icon: <MedalIcon fontSize={22} />,
      text: t('activity.missions'),
      ...(due !== undefined && {
        state: due > 0 ? { words: t('activity.due', { count: due }), tone: 'success' } : running,
      }),
    },
    {
      page: 'manualRebate',
      icon: <ArrowCounterClockwiseIcon fontSize={22} />,
      text: t('activity.rebate'),
      ...(rebate && {
        state: canClaim
          ? { words: t('activity.dueSum', { amount: money(rebate.amount) }), tone: 'success' }
          : running,
      }),
    },
    ...(invites
      ? [
          {
            page: 'referral',
            icon: <UserPlusIcon fontSize={22} />,
            text: t('activity.referral'),
            state: running,
          } as const,
        ]
      : []),
    { page: 'bonusDetails', icon: <PercentIcon fontSize={22} />, text: t('activity.bonuses') },
  ];
};
