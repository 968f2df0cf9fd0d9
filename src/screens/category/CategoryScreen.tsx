import { useTranslation } from 'react-i18next';
import { useSite } from '@/data/session/siteContext';
import { narrowingFilterNames } from '@/domain/lobbyFilter';
import { JackpotAmountsOfGames } from '@/features/games/JackpotAmountsOfGames';
import { LiveRoomsSkeleton } from '@/features/live/LiveRoomsSkeleton';
import { LotteryShelfSkeleton } from '@/features/lottery/LotteryShelfSkeleton';
import { CategoryChips } from '@/features/navigation/CategoryChips';
import { NeighbourLinks } from '@/features/navigation/NeighbourLinks';
import { PageSkeleton } from '@/features/loading/PageSkeleton';
import { LazyComponent } from '@/ui/media/LazyComponent';
import { CategoryGamesView } from './CategoryGamesView';
import { CategoryRows } from './CategoryRows';
import { CategoryView } from './CategoryView';
import { RecentGames } from './RecentGames';
import { useCategoryGames } from './useCategoryGames';
import { useCategoryHead } from './useCategoryHead';
import { useJackpotTotal } from './useJackpotTotal';
import { useLobbyAddress } from './useLobbyAddress';

/** Only the live casino loads the live tables. */
const liveRooms = async () =>
  (await import(/* webpackChunkName: "live" */ '@/features/live/LiveRooms')).LiveRooms;

/** Only the pages of lotteries load them. */
const lotteryShelf = async () =>
  (await import(/* webpackChunkName: "lotteryShelf" */ '@/features/lottery/LotteryShelf')).LotteryShelf;

/** The lobby of one category; live tables and lotteries come before the games. */
export function CategoryScreen() {
  const { gameRows } = useSite().boot.brand;
  const { category, filter } = useLobbyAddress();
  const isLive = category === 'LIVE';
  const isLottery = category === 'LOTT' || category === 'ELOTT';
  const isElectronic = category === 'ELOTT';
  const { t, ready } = useTranslation(['nav', 'games', 'home', ...(isLottery ? (['lottery'] as const) : [])]);
  const { head, hasGames } = useCategoryHead(category, { hasOther: false });
  const games = useCategoryGames();
  const fact = useJackpotTotal(category === 'JP');
  if (!ready) return <PageSkeleton />;
  const showsRows = gameRows[category] !== undefined && narrowingFilterNames(filter).length === 0;
  return (
    <JackpotAmountsOfGames wanted={category === 'JP'}>
      <CategoryView
        {...head}
        fact={fact}
        strip={<CategoryChips />}
        places={<NeighbourLinks category={category} />}
        hasBanner={category === 'LOTT'}
        above={
          isLive ? (
            <LazyComponent load={liveRooms} props={{}} fallback={<LiveRoomsSkeleton />} />
          ) : isLottery ? (
            <LazyComponent
              load={lotteryShelf}
              props={{ isElectronic }}
              fallback={<LotteryShelfSkeleton isElectronic={isElectronic} />}
            />
          ) : undefined
        }
      >
        {hasGames && (
          <CategoryGamesView
            {...games}
            recent={<RecentGames />}
            rows={showsRows && <CategoryRows category={category} />}
            title={showsRows ? t('games:row.all') : undefined}
            isBelow={isLive || isLottery}
          />
        )}
      </CategoryView>
    </JackpotAmountsOfGames>
  );
}
