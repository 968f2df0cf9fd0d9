import { useLocation, useNavigate } from 'react-router-dom';
import type { GameType } from '#contract/constants';
import { categoryRoutes } from '@/config/categories';
import { useStableCallback } from '@/data/core/useStableCallback';

/** Back to where the player was; whoever came by a link goes to the game's category. */
export const useStageLeave = (gameType: GameType | undefined) => {
  const navigate = useNavigate();
  const { key } = useLocation();
  return useStableCallback(() => {
    if (key === 'default') void navigate(gameType === undefined ? '/' : categoryRoutes[gameType]);
    else void navigate(-1);
  });
};
