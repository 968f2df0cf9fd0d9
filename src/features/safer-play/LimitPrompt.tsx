import { styled } from '@mui/material/styles';
import { useDeferredValue, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { limitPeriods, type LimitPeriod } from '#contract/saferPlay';
import { space } from '#theme/space';
import type { Failure } from '@/api/failure';
import { useModalAddress } from '@/data/session/useModalAddress';
import { useSaferPlay } from '@/data/resources/useSaferPlay';
import { FormRefusal } from '@/forms/FormRefusal';
import { Loaded } from '@/forms/Loaded';
import { Chip } from '@/ui/actions/Chip';
import { Link } from '@/ui/actions/Link';
import { LiveText } from '@/ui/typography/LiveText';
import { Note } from '@/ui/feedback/Note';
import { TextSkeleton } from '@/ui/feedback/Skeletons';
import { TitledPanel } from '@/ui/feedback/TitledPanel';
import { takeFocus } from '@/ui/hooks/takeFocus';
import { ownClasses } from '@/ui/styles/ownClasses';
import { LimitForm } from './LimitForm';

const slot = ownClasses('LimitPrompt', ['text', 'periods']);

const Root = styled('div')({
  display: 'grid',
  gap: space(3),
  [`& .${slot.text}`]: { margin: 0 },
  [`& .${slot.periods}`]: { display: 'flex', flexWrap: 'wrap', gap: space(2) },
});

interface LimitPromptProps {
  /** Called once the question stands there, or could not be loaded: from then on nothing below it moves by itself. */
  onSettled?: () => void;
}

/**
 * Offers limits at the first deposit, and announces the offer to screen readers. One press declines for good
 * (SAFE-01).
 */
export function LimitPrompt({ onSettled }: LimitPromptProps) {
  const { t, ready } = useTranslation(['safer', 'cashier', 'forms']);
  const modal = useModalAddress();
  const [period, setPeriod] = useState<LimitPeriod>('day');
  const [refused, setRefused] = useState<Failure>();
  const [done, setDone] = useState<{ title: string; text?: string }>();
  const { decline, setLimit, ...state } = useSaferPlay();
  const refuseAll = async (): Promise<void> => {
    const failure = await decline();
    setRefused(failure);
    if (failure === undefined) setDone({ title: t('prompt.declined'), text: t('prompt.declinedText') });
  };
  const settled = ready && (state.value !== undefined || state.failure !== undefined);
  const settle = useEffectEvent(() => onSettled?.());
  useEffect(() => {
    if (settled) settle();
  }, [settled]);
  const isAsked = ready && state.value !== undefined && done === undefined;
  // The live region is empty at first, even if everything has loaded: some screen readers ignore a region that
  // appears together with its text.
  const said = useDeferredValue(isAsked ? t('prompt.title') : '', '');
  return (
    <>
      <LiveText>{said}</LiveText>
      {done ? (
        // The question disappears with its buttons; the answer takes the focus and is thereby read out.
        <Note tone="success" title={done.title} ref={takeFocus}>
          {done.text}
        </Note>
      ) : (
        ready && (
          <TitledPanel title={t('prompt.title')}>
            <Loaded of={state} skeleton={<TextSkeleton lines={6} />} plain>
              {({ limits }) => {
                const limit = limits.find((one) => one.kind === 'deposit' && one.period === period);
                return (
                  <Root>
                    <p className={slot.text}>{t('prompt.text')}</p>
                    <div className={slot.periods} role="group" aria-label={t('prompt.period')}>
                      {limitPeriods.map((one) => (
                        <Chip key={one} selected={one === period} onClick={() => setPeriod(one)}>
                          {t(`period.${one}`)}
                        </Chip>
                      ))}
                    </div>
                    {limit && (
                      <LimitForm
                        key={period}
                        limit={limit}
                        setLimit={setLimit}
                        onSaved={(title) => setDone({ title })}
                        onLeave={() => void refuseAll()}
                        leaveLabel={t('prompt.decline')}
                      />
                    )}
                    <FormRefusal failure={refused} />
                    <Link href={modal('saferPlay')}>{t('prompt.more')}</Link>
                  </Root>
                );
              }}
            </Loaded>
          </TitledPanel>
        )
      )}
    </>
  );
}
