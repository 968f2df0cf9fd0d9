import { HotMatchesSkeleton } from '@/features/matches/HotMatchesSkeleton';
import { PromotionsSectionSkeleton } from '@/features/promotions/PromotionsSectionSkeleton';
import { WinnersSkeleton } from '@/features/winners/WinnersSkeleton';
import type { HomeParts } from '@/screens/home/HomeScreen';
import { GameCardSkeletons } from '@/ui/feedback/Skeletons';
import { LazyPart } from './LazyPart';

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
  promotions: (
    <LazyPart
      load={async () =>
        (await import(/* webpackChunkName: "home" */ '@/features/promotions/Promotions')).Promotions
      }
      fallback={<PromotionsSectionSkeleton />}
    />
  ),
};
