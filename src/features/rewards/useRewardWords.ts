import { useTranslation } from 'react-i18next';
import { missionNames, type MissionName } from '#contract/rewards';
import type { Value } from '#contract/wireTypes';
import { useSite } from '@/data/session/siteContext';
import { formatTime } from '@/domain/dates';

type Reward = Value<'rewards'>['due'][number];

const missionOf = (subject: string): MissionName | undefined =>
  missionNames.find((name) => name === subject.split(':')[0]);

/** Formats the reason and the conditions of a reward. */
export const useRewardWords = () => {
  const { t } = useTranslation('rewards');
  const { timeZone } = useSite().boot.brand;
  const titleOf = ({ source, subject }: Reward): string => {
    const mission = source === 'mission' ? missionOf(subject) : undefined;
    if (mission !== undefined) return t(`mission.${mission}`);
    return source === 'vip' ? t('vipGift', { level: subject }) : t(`source.${source}`);
  };
  return (reward: Reward): { title: string; text: string } => ({
    title: titleOf(reward),
    text: [
      reward.times > 0 ? t('times', { count: reward.times }) : t('noWagering'),
      ...(reward.until !== null && reward.claimedAt === null
        ? [t('until', { day: formatTime(reward.until, 'day', timeZone) })]
        : []),
      ...(reward.claimedAt === null
        ? []
        : [t('claimedAt', { time: formatTime(reward.claimedAt, 'sentence', timeZone) })]),
    ].reduce((first, second) => t('inOne', { first, second })),
  });
};
