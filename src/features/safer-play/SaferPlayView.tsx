import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { exclusionMonths, limitKinds, timeOutDays } from '#contract/saferPlay';
import { space } from '#theme/space';
import { textSize } from '#theme/textSize';
import { vars } from '#theme/vars';
import { useAmounts } from '@/data/resources/useAmounts';
import type { Pause, SaferPlay, useSaferPlay } from '@/data/resources/useSaferPlay';
import { HelpLines } from '@/shared/HelpLines';
import { PauseNote } from '@/shared/PauseNote';
import { saferPlayClasses as slot } from './saferPlayClasses';
import { LimitRow } from './LimitRow';
import { PauseForm } from './PauseForm';
import { RealityForm } from './RealityForm';

const Root = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(6),
  [`& .${slot.text}`]: {
    margin: 0,
    fontSize: textSize.name,
    lineHeight: '21px',
    color: vars.text.secondary,
  },
  [`& > .${slot.section} > .${slot.subtitle}`]: {
    margin: `0 0 ${space(1)}`,
    fontSize: textSize.large,
    lineHeight: '25px',
    fontWeight: 600,
  },
  [`& > .${slot.section} > .${slot.list}`]: { margin: 0, padding: 0, listStyle: 'none' },
});

interface SaferPlayViewProps extends Pick<
  ReturnType<typeof useSaferPlay>,
  'setLimit' | 'confirmLimit' | 'setRealityCheck' | 'timeOut' | 'exclude'
> {
  state: SaferPlay;
  onPaused: (pause: Pause) => void | Promise<void>;
}

/** Limits with their usage, the reality check, time-out, self-exclusion and help on one page (SAFE-01 to SAFE-06). */
export function SaferPlayView({ state, onPaused, timeOut, exclude, ...acts }: SaferPlayViewProps) {
  const { t } = useTranslation('safer');
  const money = useAmounts();
  const available = money.text(state.available);
  const kept = state.kept.amount === '0' ? undefined : money.text(state.kept);
  const limits = [...state.limits, ...state.timeLimits];
  return (
    <Root>
      {state.pause && <PauseNote pause={state.pause} />}
      <p className={slot.text}>{t('lead')}</p>
      {limitKinds.map((kind) => (
        <section className={slot.section} key={kind} aria-label={t(`kind.${kind}.title`)}>
          <h3 className={slot.subtitle}>{t(`kind.${kind}.title`)}</h3>
          <p className={slot.text}>{t(`kind.${kind}.text`)}</p>
          <ul className={slot.list}>
            {limits
              .filter((limit) => limit.kind === kind)
              .map((limit) => (
                <LimitRow
                  key={limit.period}
                  limit={limit}
                  setLimit={acts.setLimit}
                  confirmLimit={acts.confirmLimit}
                />
              ))}
          </ul>
        </section>
      ))}
      <RealityForm check={state.realityCheck} set={acts.setRealityCheck} />
      <PauseForm
        kind="timeOut"
        unit="day"
        running={state.pause}
        lengths={state.timeOutDays ?? timeOutDays}
        available={available}
        kept={kept}
        take={(days, password) => timeOut({ days, password })}
        onTaken={onPaused}
      />
      <PauseForm
        kind="selfExclusion"
        unit="month"
        running={state.pause}
        lengths={state.exclusionMonths ?? exclusionMonths}
        available={available}
        kept={kept}
        take={(months, password) => exclude({ months, password })}
        onTaken={onPaused}
      />
      <HelpLines classes={slot} />
    </Root>
  );
}
