import { useSite } from '@/data/siteContext';
import { useHydrated } from '@/data/useHydrated';
import { Banners } from '@/features/announcements/Banners';
import { NoticeTicker } from '@/features/announcements/NoticeTicker';
import { Lobby } from '@/features/games/Lobby';
import { HomeView, homeSections } from './HomeView';

/** Home: its sections in the order of the brand. The document is one for all brands and has the first order. */
export function HomeScreen() {
  const { homeOrder } = useSite().boot.brand;
  const hydrated = useHydrated();
  return (
    <HomeView
      order={hydrated ? homeOrder : homeSections}
      sections={{ banners: <Banners />, notices: <NoticeTicker />, lobby: <Lobby /> }}
    />
  );
}
