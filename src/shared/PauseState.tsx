import { useTranslation } from 'react-i18next';
import type { Failure } from '@/api/failure';
import { usePauseOfFailure } from '@/data/session/usePauseOfFailure';
import { useFailureText } from '@/forms/useFailureText';
import { Button } from '@/ui/actions/Button';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { CoffeeIcon, HeadsetIcon } from '@/ui/media/icons';

/** Replaces content that a pause closes: says when it ends, without a retry. `failure` is the refusal. */
export function PauseState({ failure, plain = false }: { failure: Failure; plain?: boolean }) {
  const { t } = useTranslation(['errors', 'common']);
  const pause = usePauseOfFailure(failure);
  return (
    <EmptyState
      plain={plain}
      icon={<CoffeeIcon fontSize={30} />}
      title={t('restingTitle')}
      text={useFailureText(failure, pause?.until) ?? ''}
      action={
        pause && (
          <Button href={pause.support} startIcon={<HeadsetIcon fontSize={18} />}>
            {t('common:support')}
          </Button>
        )
      }
    />
  );
}
