import { useTranslation } from 'react-i18next';
import type { Value } from '#contract/wireTypes';
import { useMoneyText } from '@/data/resources/useMoneyText';
import { GiftIcon } from '@/ui/media/icons';
import { TitledPanel } from '@/ui/feedback/TitledPanel';
import { RewardCard } from '@/ui/gaming/RewardCard';
import { RewardGrid } from '@/ui/layout/RewardGrid';
import { StatusLabel } from '@/ui/feedback/StatusLabel';
import { useRewardWords } from './useRewardWords';

/** The rewards that the member has claimed; renders nothing when there are none. */
export function ClaimedRewards({ rewards }: { rewards: Value<'rewards'>['claimed'] }) {
  const { t } = useTranslation('rewards');
  const money = useMoneyText();
  const words = useRewardWords();
  if (rewards.length === 0) return null;
  return (
    <TitledPanel title={t('claimed')}>
      <RewardGrid>
        {rewards.map((reward) => (
          <RewardCard
            key={reward.id}
            {...words(reward)}
            icon={<GiftIcon fontSize={24} />}
            amount={money(reward.amount)}
            action={<StatusLabel tone="success">{t('isClaimed')}</StatusLabel>}
          />
        ))}
      </RewardGrid>
    </TitledPanel>
  );
}
