import { useNavigate } from 'react-router-dom';
import { useModalAddress } from '@/data/useModalAddress';
import { useSession } from '@/data/useSession';

/** What the buttons of a card do. A guest is asked to log in first (spec §6). */
export const useGameActs = () => {
  const navigate = useNavigate();
  const login = useModalAddress()('login');
  const isLogin = useSession().token !== undefined;
  const forMembers = (address: string) => void navigate(isLogin ? address : login);
  return {
    onPlay: (id: string) => forMembers(`/seamless?gameCode=${encodeURIComponent(id)}`),
    onTry: (id: string) => void navigate(`/seamless?gameCode=${encodeURIComponent(id)}&trial=1`),
    onFavourite: () => forMembers('/favorite'),
  };
};
