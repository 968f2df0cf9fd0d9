import { useTranslation } from 'react-i18next';
import { limits } from '@/config/limits';
import { repeated } from '@/domain/repeated';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { TrophyFillIcon } from '@/ui/media/icons';
import { WinnerBoard } from '@/features/winners/WinnerBoard';
import type { WinnerEntry } from './useWinnerRows';
import { WinnersRoot } from './WinnersRoot';
import { WinnersSkeleton } from './WinnersSkeleton';

export interface WinnersViewProps {
  /** Undefined until they have loaded. */
  winners: readonly WinnerEntry[] | undefined;
  failure?: string;
  busy: boolean;
  onRetry: () => void;
}

export function WinnersView({ winners, failure, busy, onRetry }: WinnersViewProps) {
  const { t } = useTranslation(['home', 'common']);
  if (failure !== undefined)
    return (
      <WinnersRoot>
        <ErrorState
          title={t('winnersFailed')}
          text={failure}
          retryLabel={t('common:retry')}
          onRetry={onRetry}
          loading={busy}
        />
      </WinnersRoot>
    );
  if (winners === undefined) return <WinnersSkeleton />;
  if (winners.length === 0)
    return (
      <WinnersRoot>
        <EmptyState title={t('winnersEmpty')} icon={<TrophyFillIcon fontSize={40} />} />
      </WinnersRoot>
    );
  // Repetitions of the list need ids of their own.
  const ring = repeated(winners, limits.winnersAtLeast).map((winner, place) => ({
    ...winner,
    id: String(place),
  }));
  return (
    <WinnerBoard
      title={t('winners')}
      labels={{ pause: t('winnersPause'), goOn: t('winnersGoOn') }}
      winners={ring}
    />
  );
}
