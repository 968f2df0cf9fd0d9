import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { exclusionMonths, timeOutDays } from '#contract/saferPlay';
import { space } from '#theme/space';
import { vars } from '#theme/vars';
import { useAmounts } from '@/data/useAmounts';
import type { SaferPlay, useSaferPlay } from '@/data/useSaferPlay';
import { LimitForm } from './LimitForm';
import { PauseForm } from './PauseForm';
import { PauseNote } from './PauseNote';

const Root = styled('div')({
  display: 'grid',
  gap: space[6],
  '& > section > h3': { margin: `0 0 ${space[1]}`, fontSize: 16, lineHeight: '25px', fontWeight: 600 },
  '& > section > p': { margin: 0, fontSize: 13.5, lineHeight: '21px', color: vars.text.secondary },
});

interface SaferPlayViewProps extends Pick<
  ReturnType<typeof useSaferPlay>,
  'setLimit' | 'timeOut' | 'exclude'
> {
  state: SaferPlay;
}

/** Deposit limits, time-out and self-exclusion in one place (MEM-12). */
export function SaferPlayView({ state, setLimit, timeOut, exclude }: SaferPlayViewProps) {
  const { t } = useTranslation('cashier');
  const available = useAmounts().text(state.available);
  return (
    <Root>
      {state.pause && <PauseNote pause={state.pause} />}
      <section aria-label={t('safer.limits')}>
        <h3>{t('safer.limits')}</h3>
        <p>{t('safer.limitsText')}</p>
        {state.limits.map((limit) => (
          <LimitForm key={limit.period} limit={limit} set={setLimit} />
        ))}
      </section>
      <PauseForm kind="timeOut" unit="day" lengths={timeOutDays} available={available} take={timeOut} />
      <PauseForm
        kind="selfExclusion"
        unit="month"
        lengths={exclusionMonths}
        available={available}
        take={exclude}
      />
    </Root>
  );
}
