import { useTranslation } from 'react-i18next';
import { useBonuses } from '@/data/useBonuses';
import { useMoneyText } from '@/data/useMoneyText';
import { Loaded } from '@/forms/Loaded';
import { CentrePage } from '@/ui/CentrePage';
import { EmptyState } from '@/ui/EmptyState';
import { PercentIcon } from '@/ui/icons';
import { Note } from '@/ui/Note';
import { Progress } from '@/ui/Progress';
import { RewardCard, RewardGrid } from '@/ui/RewardCard';
import { StatusLabel } from '@/ui/StatusLabel';
import { useRewardWords } from './useRewardWords';

/** Each bonus with how far its wagering has come, and its terms in short (MEM-09). */
export function BonusDetailsPage() {
  const { t } = useTranslation('rewards');
  const money = useMoneyText();
  const words = useRewardWords();
  return (
    <CentrePage lead={t('bonusLead')}>
      <Note tone="info">{t('bonusTerms')}</Note>
      <Loaded of={useBonuses()}>
        {({ list }) =>
          list.length === 0 ? (
            <EmptyState icon={<PercentIcon fontSize={30} />} title={t('noBonus')} />
          ) : (
            <RewardGrid>
              {list.map(({ reward, wagering }) => {
                const { title, text } = words(reward);
                const done = wagering === null || wagering.endedAt !== null;
                const far =
                  wagering &&
                  t('wagered', { counted: money(wagering.counted), required: money(wagering.required) });
                return (
                  <RewardCard
                    key={reward.id}
                    icon={<PercentIcon fontSize={24} />}
                    title={title}
                    text={text}
                    amount={money(reward.amount)}
                    progress={
                      wagering && (
                        <>
                          <Progress
                            tone={done ? 'success' : 'primary'}
                            value={(Number(wagering.counted.amount) * 100) / Number(wagering.required.amount)}
                            label={t('wageringOf', { title })}
                          />
                          <small>{far}</small>
                        </>
                      )
                    }
                    end={
                      <StatusLabel tone={done ? 'good' : 'waiting'}>
                        {t(done ? 'free' : 'running')}
                      </StatusLabel>
                    }
                  />
                );
              })}
            </RewardGrid>
          )
        }
      </Loaded>
    </CentrePage>
  );
}
