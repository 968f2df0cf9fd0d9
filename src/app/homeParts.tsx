import { HotMatchesSpace } from '@/features/matches/HotMatchesSpace';
import { PromotionsSpace } from '@/features/promotions/PromotionsSpace';
import { WinnersSpace } from '@/features/winners/WinnersSpace';
import type { HomeParts } from '@/screens/home/HomeScreen';
import { GameCardSkeletons } from '@/ui/feedback/Skeletons';
import { LazyPart } from './LazyPart';

/** What lies below the first banner comes after the first load, in one file; a part that cannot be had fails alone (SYS-12). */
export const homeParts: HomeParts = {
  matches: (
    <LazyPart
      load={async () =>
        (await import(/* webpackChunkName: "home" */ '@/features/matches/HotMatches')).HotMatches
      }
      fallback={<HotMatchesSpace />}
    />
  ),
  winners: (
    <LazyPart
      load={async () => (await import(/* webpackChunkName: "home" */ '@/features/winners/Winners')).Winners}
      fallback={<WinnersSpace />}
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
      fallback={<PromotionsSpace />}
    />
  ),
};
