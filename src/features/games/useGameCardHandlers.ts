import { useNavigate } from 'react-router-dom';
import type { Game } from '#contract/wireTypes';
import { useFavourites } from '@/data/resources/useFavourites';
import { useLaunch } from '@/data/resources/useLaunch';
import { useModalAddress } from '@/data/session/useModalAddress';
import { useStableCallback } from '@/data/core/useStableCallback';

/** Handlers of the game cards' buttons, stable between renders. */
export const useGameCardHandlers = (games: readonly Game[]) => {
  const navigate = useNavigate();
  const modal = useModalAddress();
  const { open, asMember } = useLaunch();
  const { toggle } = useFavourites();
  const withGame = (act: (game: Game) => void) => (id: string) => {
    const game = games.find(({ gameCode }) => gameCode === id);
    if (game) act(game);
  };
  return {
    onPlay: useStableCallback(withGame((game) => open(game, 'real'))),
    onTry: useStableCallback(withGame((game) => open(game, 'trial'))),
    onFavourite: useStableCallback(withGame((game) => asMember(() => toggle(game)))),
    onDetail: useStableCallback((id: string) => void navigate(modal('game', id))),
  };
};
