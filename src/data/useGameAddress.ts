import type { Game } from '#contract/wireTypes';
import { categoryRoutes } from '@/config/categories';
import { leadsSomewhere } from '@/config/routes';
import { useModalAddress } from './useModalAddress';
import { useSession } from './useSession';

const stage = '/seamless';

/** Whether a game can be opened here; until then its place is the category page. */
const canLaunch = (): boolean => leadsSomewhere(stage);

/** Where pressing a game leads: a guest to the log-in (spec §6). */
export const useGameAddress = () => {
  const login = useModalAddress()('login');
  const isLogin = useSession().token !== undefined;
  return ({ gameCode, gameType, vassalage }: Pick<Game, 'gameCode' | 'gameType' | 'vassalage'>): string => {
    if (!isLogin) return login;
    const query = new URLSearchParams(canLaunch() ? { gameCode } : { vassalage });
    return `${canLaunch() ? stage : categoryRoutes[gameType]}?${query.toString()}`;
  };
};
