import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { isSport, sides } from '#contract/sports';
import { SportsDesk } from '@/features/sports/SportsDesk';
import { PageSkeleton } from '@/features/loading/PageSkeleton';
import { CategoryChips } from '@/features/navigation/CategoryChips';
import { NeighbourLinks } from '@/features/navigation/NeighbourLinks';
import { GameCardSkeletons } from '@/ui/feedback/Skeletons';
import { useNearViewport } from '@/ui/hooks/useNearViewport';
import { LazyComponent } from '@/ui/media/LazyComponent';
import { CategoryView } from './CategoryView';
import { categoryViewClasses as slot } from './categoryViewClasses';
import { useCategoryHead } from './useCategoryHead';
import { useLobbyAddress } from './useLobbyAddress';

/** The football page preselects football (spec §2). */
const footballPath = /^\/fbSports\/?$/;

/** What lists games comes with the page of a category, or when the visitor nears the games below the matches. */
const categoryPage = async () =>
  (await import(/* webpackChunkName: "category" */ './CategoryScreen')).CategoryScreen;
const sportsGames = async () =>
  (await import(/* webpackChunkName: "category" */ './SportsGames')).SportsGames;

/** Games that load when they come near the viewport, and the place for them. */
function NearGames() {
  const { ref, near } = useNearViewport<HTMLDivElement>(false);
  const place = (
    <div className={slot.wide} ref={ref}>
      <GameCardSkeletons count={12} />
    </div>
  );
  return near ? <LazyComponent load={sportsGames} props={{}} fallback={place} /> : place;
}

/**
 * A sport: its matches with the bet slip, then the games of its vendors. `?match=` is the page of one match; with a side
 * it puts that side on the slip. With a vendor selected, only that vendor's games (SPORT-01, STAGE-02, NAV-17).
 */
export function SportsScreen() {
  const { ready } = useTranslation(['sports', 'nav', 'games', 'home']);
  const { pathname, search } = useLocation();
  const { category, filter } = useLobbyAddress();
  const query = new URLSearchParams(search);
  const side = sides.find((one) => one === query.get('side'));
  const matchId = query.get('match');
  const isMatchPage = matchId !== null && side === undefined;
  const { head, hasGames } = useCategoryHead(category, { hasOther: true, isAlone: isMatchPage });
  if (!ready) return <PageSkeleton />;
  if (!isSport(category) || filter.vassalage !== undefined)
    return <LazyComponent load={categoryPage} props={{}} fallback={<PageSkeleton />} />;
  return (
    <CategoryView
      {...head}
      strip={<CategoryChips />}
      places={<NeighbourLinks category={category} />}
      above={
        <SportsDesk
          key={pathname}
          sport={category}
          {...(footballPath.test(pathname) && { discipline: 'football' as const })}
          named={side && matchId !== null ? { matchId, side } : undefined}
          {...(isMatchPage && { matchId })}
          hrefOf={(id) => (id === undefined ? pathname : `${pathname}?match=${id}`)}
        />
      }
    >
      {hasGames && <NearGames />}
    </CategoryView>
  );
}
