import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '@/ui/EmptyState';
import { ErrorState } from '@/ui/ErrorState';
import { GameControllerIcon } from '@/ui/icons';
import { GameCardSkeletons } from '@/ui/Skeletons';
import type { LobbyActs, LobbyCard } from './LobbyCards';

// Cards follow the answers: the first load does without them.
const LobbyCards = lazy(async () => ({
  default: (await import(/* webpackChunkName: "home" */ './LobbyCards')).LobbyCards,
}));

interface LobbyGamesViewProps extends LobbyActs {
  /** Absent until they have come. */
  cards: readonly LobbyCard[] | undefined;
  failure?: string;
  busy: boolean;
  onRetry: () => void;
}

export function LobbyGamesView({ cards, failure, busy, onRetry, ...acts }: LobbyGamesViewProps) {
  const { t } = useTranslation(['home', 'common']);
  if (failure !== undefined)
    return (
      <ErrorState
        title={t('gamesFailed')}
        text={failure}
        retryLabel={t('common:retry')}
        onRetry={onRetry}
        busy={busy}
      />
    );
  if (cards === undefined) return <GameCardSkeletons />;
  if (cards.length === 0)
    return (
      <EmptyState
        title={t('gamesEmpty')}
        text={t('gamesEmptyHint')}
        icon={<GameControllerIcon fontSize={40} />}
      />
    );
  return (
    <Suspense fallback={<GameCardSkeletons />}>
      <LobbyCards cards={cards} {...acts} />
    </Suspense>
  );
}
