import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { Value } from '#contract/wireTypes';
import { space } from '#theme/space';
import { textSize } from '#theme/textSize';
import { vars } from '#theme/vars';
import { useClaim } from '@/data/resources/useClaim';
import { useMoneyText } from '@/data/resources/useMoneyText';
import { FormRefusal } from '@/forms/FormRefusal';
import { Button } from '@/ui/actions/Button';
import { CheckCircleFillIcon, GiftIcon, StarIcon } from '@/ui/media/icons';
import { media } from '@/ui/styles/media';
import { TitledPanel } from '@/ui/feedback/TitledPanel';
import { hidden, tabular } from '@/ui/styles/styleParts';
import { ownClasses } from '@/ui/styles/ownClasses';
import { ClaimDone } from './ClaimDone';
import { useWageringTerms } from './useWageringTerms';

const slot = ownClasses('CheckInPanel', ['row', 'strong', 'note', 'icon']);

const Days = styled('ol')({
  ...tabular,
  display: 'grid',
  gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
  gap: space(2),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  [`& .${slot.row}`]: {
    display: 'grid',
    justifyItems: 'center',
    gap: space(2),
    padding: `${space(3)} ${space(1)}`,
    borderRadius: vars.radius.sm,
    backgroundColor: vars.surface.overlay,
    fontSize: textSize.note,
    lineHeight: '18px',
    textAlign: 'center',
    color: vars.text.secondary,
  },
  [`& .${slot.row}[data-state=due]`]: { boxShadow: `inset 0 0 0 1.5px ${vars.accent.main}` },
  [`& .${slot.strong}`]: { fontWeight: 600, color: vars.text.primary },
  [`& .${slot.row}[data-state=due] .${slot.strong}, & .${slot.row}[data-state=due] .${slot.icon}`]: {
    color: vars.accent.text,
  },
  [`& .${slot.row}[data-state=claimed] .${slot.icon}`]: { color: vars.success.main },
  [`& .${slot.note}`]: hidden,
  [media.phone]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
});

const icons = { claimed: CheckCircleFillIcon, due: GiftIcon, open: StarIcon } as const;

/** Daily check-in rewards, which grow with each day in a row; today's can be claimed here. */
export function CheckInPanel({ checkIn: { days, times } }: { checkIn: Value<'checkIn'> }) {
  const { t } = useTranslation('rewards');
  const money = useMoneyText();
  const { busy, failure, done, claim } = useClaim('checkInClaim');
  const terms = useWageringTerms();
  const today = days.find(({ state }) => state === 'due');
  const isDue = today !== undefined;
  const said = today
    ? terms(today.reward, times)
    : times === 0
      ? t('noWagering')
      : t('times', { count: times });
  return (
    <TitledPanel
      title={t('checkIn', { terms: said })}
      end={
        <Button
          tone="primary"
          size="small"
          disabled={!isDue}
          loading={busy !== undefined}
          onClick={() => void claim('checkIn', {})}
        >
          {t(isDue ? 'checkInAct' : 'checkedIn')}
        </Button>
      }
    >
      <FormRefusal failure={failure} />
      <ClaimDone done={done} />
      <Days>
        {days.map(({ day, reward, state }) => {
          const Icon = icons[state];
          return (
            <li className={slot.row} key={day} data-state={state}>
              {t('checkInDay', { day })}
              <Icon className={slot.icon} fontSize={24} aria-hidden />
              <b className={slot.strong}>{money(reward)}</b>
              <small className={slot.note}>{t(`missionState.${state}`)}</small>
            </li>
          );
        })}
      </Days>
    </TitledPanel>
  );
}
