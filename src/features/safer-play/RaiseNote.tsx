import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { space } from '#theme/space';
import type { Failure } from '@/api/failure';
import { useSite } from '@/data/siteContext';
import { usePauseEnd } from '@/data/usePauseEnd';
import type { AnyLimit } from '@/data/useSaferPlay';
import { raiseState, wireLimit } from '@/domain/limitUse';
import { FormRefusal } from '@/forms/FormRefusal';
import { useLimitAmount } from '@/shared/useLimitAmount';
import { Button } from '@/ui/Button';
import { Note } from '@/ui/Note';
import type { LimitActs } from './limitActs';
import { useLimitName } from './useLimitName';

const Acts = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: space[2], marginTop: space[2] });

interface RaiseNoteProps extends LimitActs {
  limit: AnyLimit;
  /** What has been done, in words. */
  onDone: (said: string) => void;
}

/** A higher limit that waits; once its day is over it asks a second time, and never holds by itself (SAFE-01). */
export function RaiseNote({ limit, setLimit, confirmLimit, onDone }: RaiseNoteProps) {
  const { t } = useTranslation('safer');
  const { client } = useSite();
  const say = useLimitAmount();
  const endOf = usePauseEnd();
  const name = useLimitName()(limit);
  const [busy, setBusy] = useState<'confirm' | 'callOff'>();
  const [failure, setFailure] = useState<Failure>();
  const { kind, period, amount, next } = limit;
  const state = raiseState(next, client.clock.now());
  if (next === null || state === 'none') return null;
  const sayOr = (some: AnyLimit['amount']) => (some === null ? t('limit.no') : say(some));
  const act = async (which: 'confirm' | 'callOff'): Promise<void> => {
    setBusy(which);
    const [make, to] = which === 'confirm' ? [confirmLimit, next.amount] : [setLimit, amount];
    const refused = await make({ kind, period, amount: wireLimit(to) });
    setBusy(undefined);
    setFailure(refused);
    if (refused === undefined) onDone(t('limit.savedAs', { name, amount: sayOr(to) }));
  };
  const words = { name, amount: sayOr(next.amount), time: endOf(next.at) ?? '' };
  return (
    <Note tone="info" title={t(state === 'ready' ? 'limit.ready' : 'limit.waiting', words)}>
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
