import { useNavigate } from 'react-router-dom';
import { leadsSomewhere } from '@/config/routes';
import { useModalAddress } from '@/data/useModalAddress';
import { useSession } from '@/data/useSession';

type Act = (id: string) => void;

const gameAt = (id: string) => `/seamless?gameCode=${encodeURIComponent(id)}`;

/**
 * What the buttons of a card do; one that would lead nowhere is absent, and so is its button. A guest is asked to log in
 * first (spec §6).
 */
export const useGameActs = (): { onPlay?: Act; onTry?: Act; onFavourite?: Act } => {
  const navigate = useNavigate();
  const login = useModalAddress()('login');
  const isLogin = useSession().token !== undefined;
  const forMembers = (addressOf: (id: string) => string): Act | undefined => {
    if (!isLogin) return () => void navigate(login);
    return leadsSomewhere(addressOf('')) ? (id) => void navigate(addressOf(id)) : undefined;
  };
  return {
    onPlay: forMembers(gameAt),
    ...(leadsSomewhere(gameAt('')) && { onTry: (id) => void navigate(`${gameAt(id)}&trial=1`) }),
    ...(leadsSomewhere('/favorite') && { onFavourite: forMembers(() => '/favorite') }),
  };
};
