import { useLocation, useNavigate } from 'react-router-dom';
import type { GameType } from '#contract/constants';
import { categoryRoutes } from '@/config/categories';
import { useStableCallback } from '@/data/core/useStableCallback';

/** Returns to the previous page; a player who opened the game by a link goes to its category. */
export const useLeaveGame = (gameType: GameType | undefined) => {
  const navigate = useNavigate();
  const { key } = useLocation();
  return useStableCallback(() => {
    if (key === 'default') void navigate(gameType === undefined ? '/' : categoryRoutes[gameType]);
    else void navigate(-1);
  });
};
