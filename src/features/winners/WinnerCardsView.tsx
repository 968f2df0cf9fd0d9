import { useTranslation } from 'react-i18next';
import { CardStrip } from '@/ui/layout/CardStrip';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { TrophyFillIcon } from '@/ui/media/icons';
import { GameCardSkeletons } from '@/ui/feedback/Skeletons';
import { WinnerCard } from '@/features/winners/WinnerCard';
import type { WinnersViewProps } from './WinnersView';

export function WinnerCardsView({ winners, failure, busy, onRetry }: WinnersViewProps) {
  const { t } = useTranslation(['home', 'common']);
  if (failure !== undefined)
    return (
      <ErrorState
        title={t('winnersFailed')}
        text={failure}
        retryLabel={t('common:retry')}
        onRetry={onRetry}
        loading={busy}
      />
    );
  if (winners === undefined) return <GameCardSkeletons />;
  if (winners.length === 0)
    return <EmptyState title={t('winnersEmpty')} icon={<TrophyFillIcon fontSize={40} />} />;
  return (
    <CardStrip
      labels={{ previous: t('cardsPrevious'), next: t('cardsNext') }}
      cards={winners.map(({ id, ...winner }) => ({
        id,
        content: <WinnerCard {...winner} playLabel={t('openGame')} />,
      }))}
    />
  );
}
