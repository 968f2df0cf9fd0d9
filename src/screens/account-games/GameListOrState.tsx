import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Game } from '#contract/wireTypes';
import { GameListError } from '@/features/games/GameListError';
import { Button } from '@/ui/actions/Button';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { GameControllerIcon } from '@/ui/media/icons';
import { GameCardSkeletons } from '@/ui/feedback/Skeletons';

interface GamesOrWhyProps {
  /** Undefined until they have loaded. */
  games: readonly Game[] | undefined;
  failure: string | undefined;
  busy: boolean;
  onRetry: () => void;
  empty: { readonly title: string; readonly text: string };
  children: (games: readonly Game[]) => ReactNode;
}

/** A list of games, or why it is empty and what the visitor can do. */
export function GameListOrState({ games, failure, busy, onRetry, empty, children }: GamesOrWhyProps) {
  const { t } = useTranslation(['games', 'common']);
  if (failure !== undefined) return <GameListError failure={failure} busy={busy} onRetry={onRetry} />;
  if (games === undefined) return <GameCardSkeletons count={12} />;
  if (games.length === 0)
    return (
      <EmptyState
        {...empty}
        icon={<GameControllerIcon fontSize={40} />}
        action={
          <Button tone="primary" href="/rng">
            {t('toLobby')}
          </Button>
        }
      />
    );
  return children(games);
}
