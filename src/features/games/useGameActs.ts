import { useNavigate } from 'react-router-dom';
import type { Game } from '#contract/wireTypes';
import { useFavourites } from '@/data/resources/useFavourites';
import { useLaunch } from '@/data/resources/useLaunch';
import { useModalAddress } from '@/data/session/useModalAddress';
import { useStable } from '@/data/core/useStable';

/** What the buttons of these games' cards do. The handlers stay the same from render to render. */
export const useGameActs = (games: readonly Game[]) => {
  const navigate = useNavigate();
  const modal = useModalAddress();
  const { open, asMember } = useLaunch();
  const { toggle } = useFavourites();
  const withGame = (act: (game: Game) => void) => (id: string) => {
    const game = games.find(({ gameCode }) => gameCode === id);
    if (game) act(game);
  };
  return {
    onPlay: useStable(withGame((game) => open(game, 'real'))),
    onTry: useStable(withGame((game) => open(game, 'trial'))),
    onFavourite: useStable(withGame((game) => asMember(() => toggle(game)))),
    onDetail: useStable((id: string) => void navigate(modal('game', id))),
  };
};
