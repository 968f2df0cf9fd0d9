import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Failure } from '@/api/failure';
import { useRest } from '@/data/useRest';
import { useFailureText } from '@/forms/useFailureText';
import { Button } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import { ErrorState } from '@/ui/ErrorState';
import { CoffeeIcon, HeadsetIcon, TicketIcon } from '@/ui/icons';

interface LotteryRefusedProps {
  failure: Failure;
  busy: boolean;
  onRetry: () => void;
  /** Another way to go on. */
  action?: ReactNode;
}

/** Why a lottery page does not open. */
export function LotteryRefused({ failure, busy, onRetry, action }: LotteryRefusedProps) {
  const { t } = useTranslation(['lottery', 'common']);
  const rest = useRest(failure);
  const words = useFailureText(failure, rest?.until);
  if (failure.code === 'not_found')
    return (
      <EmptyState
        icon={<TicketIcon fontSize={30} />}
        title={t('unknown')}
        text={t('unknownText')}
        action={action}
      />
    );
  if (rest !== undefined)
    return (
      <EmptyState
        icon={<CoffeeIcon fontSize={30} />}
        title={t('openFailed')}
        text={words}
        action={
          <>
            {action}
            {rest.support && (
              <Button href={rest.support} start={<HeadsetIcon fontSize={18} />}>
                {t('common:support')}
              </Button>
            )}
          </>
        }
      />
    );
  return (
    <ErrorState
      title={t('openFailed')}
      text={words}
      retryLabel={t('common:retry')}
      onRetry={onRetry}
      busy={busy}
      action={action}
    />
  );
}
