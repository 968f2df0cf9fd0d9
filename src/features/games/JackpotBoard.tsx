import { useTranslation } from 'react-i18next';
import { useJackpots } from '@/data/resources/useJackpots';
import { useFailureText } from '@/forms/useFailureText';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { JackpotBoardSkeleton } from './JackpotBoardSkeleton';
import { JackpotBoardView } from './JackpotBoardView';

/** The progressive jackpots as they stand. */
export function JackpotBoard() {
  const { t, ready } = useTranslation(['games', 'home', 'common']);
  const { value, failure, isBusy, reload } = useJackpots();
  const failureWords = useFailureText(value === undefined ? failure : undefined);
  if (failureWords !== undefined) {
    return (
      <ErrorState
        title={t('games:jackpot.failed')}
        text={failureWords}
        retryLabel={t('common:retry')}
        onRetry={reload}
        loading={isBusy}
      />
    );
  }
  if (!ready || value === undefined) return <JackpotBoardSkeleton />;
  // A brand whose vendors have no pots shows its games alone.
  return value.count === 0 ? null : <JackpotBoardView largest={value.largest} hits={value.hits} />;
}
