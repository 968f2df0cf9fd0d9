import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { Game } from '#contract/wireTypes';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { GameControllerIcon } from '@/ui/media/icons';
import { GameCardSkeletons } from '@/ui/feedback/Skeletons';

// Cards render after the answer arrives, so their code is not part of the first load.
const LobbyCards = lazy(async () => ({
  default: (await import(/* webpackChunkName: "home" */ './LobbyCards')).LobbyCards,
}));

interface LobbyGamesViewProps {
  /** Undefined until they have loaded. */
  games: readonly Game[] | undefined;
  failure?: string;
  busy: boolean;
  onRetry: () => void;
}

export function LobbyGamesView({ games, failure, busy, onRetry }: LobbyGamesViewProps) {
  const { t } = useTranslation(['home', 'common']);
  if (failure !== undefined)
    return (
      <ErrorState
        title={t('gamesFailed')}
        text={failure}
        retryLabel={t('common:retry')}
        onRetry={onRetry}
        loading={busy}
      />
    );
  if (games === undefined) return <GameCardSkeletons />;
  if (games.length === 0)
    return (
      <EmptyState
        title={t('gamesEmpty')}
        text={t('gamesEmptyHint')}
        icon={<GameControllerIcon fontSize={40} />}
      />
    );
  return (
    <Suspense fallback={<GameCardSkeletons />}>
      <LobbyCards games={games} />
    </Suspense>
  );
}
