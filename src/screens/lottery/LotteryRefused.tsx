import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Failure } from '@/api/failure';
import { limitOf } from '@/api/limitOf';
import { LimitsRequired } from '@/shared/LimitsRequired';
import { LimitRefusal } from '@/shared/LimitRefusal';
import { PauseState } from '@/shared/PauseState';
import { useFailureText } from '@/forms/useFailureText';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { TicketIcon } from '@/ui/media/icons';

interface LotteryRefusedProps {
  failure: Failure;
  busy: boolean;
  onRetry: () => void;
  /** Another action to offer. */
  action?: ReactNode;
}

/** Says why a lottery page does not open. */
export function LotteryRefused({ failure, busy, onRetry, action }: LotteryRefusedProps) {
  const { t } = useTranslation(['lottery', 'common']);
  const words = useFailureText(failure);
  const limit = limitOf(failure);
  if (failure.code === 'not_found')
    return (
      <EmptyState
        icon={<TicketIcon fontSize={30} />}
        title={t('unknown')}
        text={t('unknownText')}
        action={action}
      />
    );
  if (failure.code === 'on_break')
    return (
      <>
        <PauseState failure={failure} />
        {action}
      </>
    );
  if (failure.code === 'limit_required')
    return (
      <>
        <LimitsRequired failure={failure} />
        {action}
      </>
    );
  if (limit)
    return (
      <>
        <LimitRefusal limit={limit} />
        {action}
      </>
    );
  return (
    <ErrorState
      title={t('openFailed')}
      text={words}
      retryLabel={t('common:retry')}
      onRetry={onRetry}
      loading={busy}
      action={action}
    />
  );
}
