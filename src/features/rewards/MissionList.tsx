import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { Value } from '#contract/wireTypes';
import { missionPeriods } from '#contract/rewards';
import { space } from '#theme/space';
import { textSize } from '#theme/textSize';
import { vars } from '#theme/vars';
import { useSite } from '@/data/session/siteContext';
import { useClaim } from '@/data/resources/useClaim';
import { useMoneyText } from '@/data/resources/useMoneyText';
import { formatTime } from '@/domain/dates';
import { FormRefusal } from '@/forms/FormRefusal';
import { Button } from '@/ui/actions/Button';
import { MedalIcon } from '@/ui/media/icons';
import { RewardCard, rewardCardClasses } from '@/ui/gaming/RewardCard';
import { RewardGrid } from '@/ui/layout/RewardGrid';
import { StatusLabel } from '@/ui/feedback/StatusLabel';
import { ownClasses } from '@/ui/styles/ownClasses';
import { ClaimDone } from './ClaimDone';
import { RewardBar } from './RewardBar';
import { useWageringTerms } from './useWageringTerms';

const slot = ownClasses('MissionList', ['heading', 'note']);

const Root = styled('div')({
  display: 'grid',
  gap: space(5),
  minWidth: 0,
  [`& .${slot.heading}`]: { margin: 0, fontSize: textSize.lead, lineHeight: '22px', fontWeight: 600 },
  [`& .${slot.heading} + .${slot.note}`]: {
    display: 'block',
    margin: `0 0 ${space(3)}`,
    color: vars.text.muted,
    fontSize: textSize.meta,
  },
});

type Mission = Value<'missionSummary'>['missions'][number];

/** The missions of each period, with their progress. A member claims a finished mission here. */
export function MissionList({ missions }: { missions: readonly Mission[] }) {
  const { t } = useTranslation('rewards');
  const money = useMoneyText();
  const terms = useWageringTerms();
  const { timeZone } = useSite().boot.brand;
  const { busy, failure, done, claim } = useClaim('missionClaim');
  const written = (mission: Mission, amount: string) =>
    mission.money ? money({ amount, currency: mission.reward.currency }) : amount;
  return (
    <Root>
      <FormRefusal failure={failure} />
      <ClaimDone done={done} />
      {missionPeriods.map((period) => {
        const listed = missions.filter((mission) => mission.period === period);
        const [first] = listed;
        return (
          first && (
            <section key={period} aria-label={t(`missionsOf.${period}`)}>
              <h4 className={slot.heading}>{t(`missionsOf.${period}`)}</h4>
              <small className={slot.note}>
                {t('newAt', { time: formatTime(first.endsAt, 'sentence', timeZone) })}
              </small>
              <RewardGrid>
                {listed.map((mission) => {
                  const { name, reached, target, reward, times, points, state } = mission;
                  const title = t(`mission.${name}`);
                  const far = t('reached', {
                    reached: written(mission, reached),
                    target: written(mission, target),
                  });
                  return (
                    <RewardCard
                      key={name}
                      icon={<MedalIcon fontSize={24} />}
                      title={title}
                      text={t('points', { count: points })}
                      terms={terms(reward, times)}
                      amount={money(reward)}
                      progress={
                        <>
                          <RewardBar
                            tone={state === 'open' ? 'primary' : 'success'}
                            value={(Number(reached) * 100) / Number(target)}
                            label={title}
                            valueText={far}
                          />
                          <small className={rewardCardClasses.text}>{far}</small>
                        </>
                      }
                      action={
                        state === 'claimed' ? (
                          <StatusLabel tone="success">{t('isClaimed')}</StatusLabel>
                        ) : (
                          <Button
                            tone="primary"
                            size="small"
                            disabled={state === 'open'}
                            loading={busy === name}
                            aria-label={t('claimOf', { title })}
                            onClick={() => void claim(name, { name })}
                          >
                            {t('claim')}
                          </Button>
                        )
                      }
                    />
                  );
                })}
              </RewardGrid>
            </section>
          )
        );
      })}
    </Root>
  );
}
