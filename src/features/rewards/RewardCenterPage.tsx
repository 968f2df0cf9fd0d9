import { useTranslation } from 'react-i18next';
import { FormRefusal } from '@/forms/FormRefusal';
import { useCheckIn } from '@/data/resources/useCheckIn';
import { useClaim } from '@/data/resources/useClaim';
import { useMoneyText } from '@/data/resources/useMoneyText';
import { useRewards } from '@/data/resources/useRewards';
import { useVip } from '@/data/resources/useVip';
import { Loaded } from '@/forms/Loaded';
import { Button } from '@/ui/actions/Button';
import { CentrePage } from '@/ui/layout/CentrePage';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { GiftIcon } from '@/ui/media/icons';
import { TitledPanel } from '@/ui/feedback/TitledPanel';
import { RewardCard } from '@/ui/gaming/RewardCard';
import { RewardGrid } from '@/ui/layout/RewardGrid';
import { ActivityList } from './ActivityList';
import { CheckInPanel } from './CheckInPanel';
import { ClaimedRewards } from './ClaimedRewards';
import { useRewardWords } from './useRewardWords';
import { ClaimDone } from './ClaimDone';
import { useWageringTerms } from './useWageringTerms';
import { VipPanel } from './VipPanel';

/** Claimable and claimed rewards, with the VIP levels (MEM-09, INFO-05). */
export function RewardCenterPage() {
  const { t } = useTranslation('rewards');
  const money = useMoneyText();
  const rewards = useRewards();
  const vip = useVip();
  const words = useRewardWords();
  const terms = useWageringTerms();
  const { busy, failure, done, claim } = useClaim('rewardClaim');
  return (
    <CentrePage lead={rewards.value === undefined ? '' : t('dueLead', { count: rewards.value.due.length })}>
      <Loaded of={vip}>{(value) => <VipPanel vip={value} />}</Loaded>
      <Loaded of={useCheckIn()} rows={2}>
        {(value) => <CheckInPanel checkIn={value} />}
      </Loaded>
      <FormRefusal failure={failure} />
      <ClaimDone done={done} />
      <Loaded of={rewards}>
        {({ due, claimed }) => (
          <>
            <TitledPanel title={t('due')}>
              {due.length === 0 ? (
                <EmptyState plain icon={<GiftIcon fontSize={30} />} title={t('nothingDue')} />
              ) : (
                <RewardGrid>
                  {due.map((reward) => {
                    const { title, text } = words(reward);
                    return (
                      <RewardCard
                        key={reward.id}
                        icon={<GiftIcon fontSize={24} />}
                        title={title}
                        text={text}
                        amount={money(reward.amount)}
                        terms={terms(reward.amount, reward.times)}
                        action={
                          <Button
                            tone="primary"
                            size="small"
                            loading={busy === reward.id}
                            aria-label={t('claimOf', { title })}
                            onClick={() => void claim(reward.id, { id: reward.id })}
                          >
                            {t('claim')}
                          </Button>
                        }
                      />
                    );
                  })}
                </RewardGrid>
              )}
            </TitledPanel>
            <ClaimedRewards rewards={claimed} />
          </>
        )}
      </Loaded>
      <ActivityList />
    </CentrePage>
  );
}
