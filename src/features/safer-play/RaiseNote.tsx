import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { space } from '#theme/space';
import type { Failure } from '@/api/failure';
import { useSite } from '@/data/session/siteContext';
import { usePauseEnd } from '@/data/session/usePauseEnd';
import type { AnyLimit } from '@/data/resources/useSaferPlay';
import { raiseState, wireLimit } from '@/domain/limitUse';
import { FormRefusal } from '@/forms/FormRefusal';
import { useLimitAmount } from '@/shared/useLimitAmount';
import { Button } from '@/ui/actions/Button';
import { Note } from '@/ui/feedback/Note';
import type { LimitActs } from './limitActs';
import { useLimitName } from './useLimitName';
import { useLimitResultText } from './useLimitResultText';

const Acts = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: space(2), marginTop: space(2) });

interface RaiseNoteProps extends LimitActs {
  limit: AnyLimit;
  /** The outcome as text. */
  onDone: (said: string) => void;
}

/** A waiting higher limit. After a day it asks for a confirmation and never applies without one (SAFE-01). */
export function RaiseNote({ limit, setLimit, confirmLimit, onDone }: RaiseNoteProps) {
  const { t } = useTranslation('safer');
  const { client } = useSite();
  const say = useLimitAmount();
  const endOf = usePauseEnd();
  const name = useLimitName()(limit);
  const saidOf = useLimitResultText();
  const [busy, setBusy] = useState<'confirm' | 'callOff'>();
  const [failure, setFailure] = useState<Failure>();
  const { kind, period, amount, next } = limit;
  const state = raiseState(next, client.clock.now());
  if (next === null || state === 'none') return null;
  const act = async (which: 'confirm' | 'callOff'): Promise<void> => {
    setBusy(which);
    const [make, to] = which === 'confirm' ? [confirmLimit, next.amount] : [setLimit, amount];
    const result = await make({ kind, period, amount: wireLimit(to) });
    setBusy(undefined);
    setFailure(result.ok ? undefined : result.failure);
    if (result.ok) onDone(saidOf(limit, result.value));
  };
  const words = {
    name,
    amount: next.amount === null ? t('limit.no') : say(next.amount),
    time: endOf(next.at) ?? '',
  };
  const waiting = next.amount === null ? 'limit.waitingNone' : 'limit.waiting';
  return (
    <Note tone="info" title={t(state === 'ready' ? 'limit.ready' : waiting, words)}>
      <FormRefusal failure={failure} />
      <Acts>
        {state === 'ready' && (
          <Button
            size="small"
            variant="outline"
            loading={busy === 'confirm'}
            onClick={() => void act('confirm')}
          >
            {t('limit.confirm')}
          </Button>
        )}
        <Button
          size="small"
          variant="outline"
          loading={busy === 'callOff'}
          onClick={() => void act('callOff')}
        >
          {t('limit.callOff')}
        </Button>
      </Acts>
    </Note>
  );
}
