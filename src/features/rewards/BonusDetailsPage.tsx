import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBonuses } from '@/data/resources/useBonuses';
import { useClaim } from '@/data/resources/useClaim';
import { useMoneyText } from '@/data/resources/useMoneyText';
import { useSite } from '@/data/session/siteContext';
import { formatTime } from '@/domain/dates';
import { Loaded } from '@/forms/Loaded';
import { Button } from '@/ui/actions/Button';
import { CentrePage } from '@/ui/layout/CentrePage';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { PercentIcon } from '@/ui/media/icons';
import { Note } from '@/ui/feedback/Note';
import { RewardCard, rewardCardClasses } from '@/ui/gaming/RewardCard';
import { RewardGrid } from '@/ui/layout/RewardGrid';
import { StatusLabel } from '@/ui/feedback/StatusLabel';
import { takeFocus } from '@/ui/hooks/takeFocus';
import { FreeRoundList } from './FreeRoundList';
import { CancelBonus } from './CancelBonus';
import { RewardBar } from './RewardBar';
import { useRewardWords } from './useRewardWords';

// The button's text is aligned with the other texts.
const Cancel = styled(Button)({ justifySelf: 'start', paddingInline: 0 });

/** Each bonus with its wagering progress and its terms in short (MEM-09). */
export function BonusDetailsPage() {
  const { t } = useTranslation('rewards');
  const money = useMoneyText();
  const { timeZone } = useSite().boot.brand;
  const words = useRewardWords();
  const [asked, setAsked] = useState<{ id: string; bound: string }>();
  const { busy, failure, done: cancelled, claim } = useClaim('bonusCancel');
  const cancel = async (id: string): Promise<void> => {
    if (await claim(id, { id })) setAsked(undefined);
  };
  return (
    <CentrePage lead={t('bonusLead')}>
      <Note tone="info">{t('bonusTerms')}</Note>
      {/* The dialog keeps the focus until it has closed. */}
      {cancelled && !asked && (
        <Note key={cancelled.count} tone="success" ref={takeFocus}>
          {t('cancelDone')}
        </Note>
      )}
      <FreeRoundList />
      <Loaded of={useBonuses()}>
        {({ list }) =>
          list.length === 0 ? (
            <EmptyState icon={<PercentIcon fontSize={30} />} title={t('noBonus')} />
          ) : (
            <RewardGrid>
              {list.map(({ reward, promotion, wagering }) => {
                const { title, text } = words(reward);
                const done = wagering === null || wagering.endedAt !== null;
                const ending = wagering?.ending ?? 'met';
                const far =
                  wagering &&
                  t('wagered', { counted: money(wagering.counted), required: money(wagering.required) });
                return (
                  <RewardCard
                    key={reward.id}
                    icon={<PercentIcon fontSize={24} />}
                    title={title}
                    text={promotion ? t('ofPromotion', { title: promotion.title, terms: text }) : text}
                    amount={money(reward.amount)}
                    progress={
                      wagering && (
                        <>
                          <RewardBar
                            tone={done ? 'success' : 'primary'}
                            value={(Number(wagering.counted.amount) * 100) / Number(wagering.required.amount)}
                            label={t('wageringOf', { title })}
                          />
                          {!done && (
                            <p className={rewardCardClasses.terms}>
                              {t('bound', { bound: money(wagering.bound) })}
                            </p>
                          )}
                          {!done && wagering.until !== null && (
                            <p className={rewardCardClasses.terms}>
                              {t('wagerUntil', { time: formatTime(wagering.until, 'sentence', timeZone) })}
                            </p>
                          )}
                          <small className={rewardCardClasses.text}>{far}</small>
                          {!done && (
                            <Cancel
                              size="small"
                              variant="text"
                              aria-label={t('cancelOf', { title })}
                              onClick={() => setAsked({ id: reward.id, bound: money(wagering.bound) })}
                            >
                              {t('cancelBonus')}
                            </Cancel>
                          )}
                        </>
                      )
                    }
                    action={
                      <StatusLabel tone={done && ending === 'met' ? 'success' : 'neutral'} live={!done}>
                        {t(done ? `ending.${ending}` : 'running')}
                      </StatusLabel>
                    }
                  />
                );
              })}
            </RewardGrid>
          )
        }
      </Loaded>
      {asked && (
        <CancelBonus
          bound={asked.bound}
          busy={busy !== undefined}
          failure={failure}
          onCancel={() => void cancel(asked.id)}
          onKeep={() => setAsked(undefined)}
        />
      )}
    </CentrePage>
  );
}
