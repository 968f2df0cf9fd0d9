import { GameRowSkeleton } from '@/features/games/GameRowSkeleton';
import { homeRowCategory } from '@/features/games/homeRows';
import { LotteriesSkeleton } from '@/features/lottery/LotteriesSkeleton';
import { HotMatchesSkeleton } from '@/features/matches/HotMatchesSkeleton';
import { PromotionsSectionSkeleton } from '@/features/promotions/PromotionsSectionSkeleton';
import { WinnersSkeleton } from '@/features/winners/WinnersSkeleton';
import type { HomeParts } from '@/screens/home/HomeScreen';
import { GameCardSkeletons } from '@/ui/feedback/Skeletons';
import { LazyComponent } from '@/ui/media/LazyComponent';
import { ErrorBoundary } from './ErrorBoundary';
import { LazyPart } from './LazyPart';

const gameRow = async () => (await import(/* webpackChunkName: "home" */ '@/features/games/GameRow')).GameRow;

/**
 * The sections below the first banner load in one chunk after the first load. If a section fails, the others still
 * work (SYS-12).
 */
export const homeParts: HomeParts = {
  matches: (
    <LazyPart
      load={async () =>
        (await import(/* webpackChunkName: "home" */ '@/features/matches/HotMatches')).HotMatches
      }
      fallback={<HotMatchesSkeleton />}
    />
  ),
  winners: (
    <LazyPart
      load={async () => (await import(/* webpackChunkName: "home" */ '@/features/winners/Winners')).Winners}
      fallback={<WinnersSkeleton />}
    />
  ),
  winnerCards: (
    <LazyPart
      load={async () =>
        (await import(/* webpackChunkName: "home" */ '@/features/winners/WinnerCards')).WinnerCards
      }
      fallback={<GameCardSkeletons />}
    />
  ),
  row: (name) => (
    <ErrorBoundary>
      <LazyComponent
        load={gameRow}
        props={{ name, category: homeRowCategory(name) }}
        fallback={<GameRowSkeleton name={name} />}
      />
    </ErrorBoundary>
  ),
  lottery: (
    <LazyPart
      load={async () =>
        (await import(/* webpackChunkName: "lotteries" */ '@/features/lottery/PopularLotteries'))
          .PopularLotteries
      }
      fallback={<LotteriesSkeleton />}
    />
  ),
  promotions: (
    <LazyPart
      load={async () =>
        (await import(/* webpackChunkName: "home" */ '@/features/promotions/Promotions')).Promotions
      }
      fallback={<PromotionsSectionSkeleton />}
    />
  ),
};
