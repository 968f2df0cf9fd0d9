import type { GameType } from '#contract/constants';
import { useSite } from '@/data/session/siteContext';
import { GameRow } from '@/features/games/GameRow';
import { SimilarRow } from '@/features/games/SimilarRow';
import { JackpotBoardSkeleton } from '@/features/games/JackpotBoardSkeleton';
import { LazyComponent } from '@/ui/media/LazyComponent';

/** Only the page of jackpots loads the pots. */
const jackpotBoard = async () =>
  (await import(/* webpackChunkName: "jackpots" */ '@/features/games/JackpotBoard')).JackpotBoard;

const tagged = ['popular', 'fresh', 'jackpots'] as const;

/** The rows of a category in the brand's order. */
export function CategoryRows({ category }: { category: GameType }) {
  const rows = useSite().boot.brand.gameRows[category] ?? [];
  return rows.map((name) => {
    if (name === 'jackpots' && category === 'JP')
      return <LazyComponent key={name} load={jackpotBoard} props={{}} fallback={<JackpotBoardSkeleton />} />;
    const tag = tagged.find((one) => one === name);
    if (tag !== undefined) return <GameRow key={name} name={tag} category={category} />;
    return name === 'similar' && <SimilarRow key={name} />;
  });
}
