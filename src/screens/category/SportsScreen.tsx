import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { isSport, sides } from '#contract/sports';
import { SportsDesk } from '@/features/sports/SportsDesk';
import { PageSkeleton } from '@/features/loading/PageSkeleton';
import { CategoryScreen } from './CategoryScreen';
import { useLobbyAddress } from './useLobbyAddress';

/** The football page preselects football (spec §2). */
const footballPath = /^\/fbSports\/?$/;

/**
 * A sport: its matches with the bet slip, then the games of its vendors. `?match=` is the page of one match; with a side
 * it puts that side on the slip. With a vendor selected, only that vendor's games (SPORT-01, STAGE-02, NAV-17).
 */
export function SportsScreen() {
  const { t, ready } = useTranslation('sports');
  const { pathname, search } = useLocation();
  const { category, filter } = useLobbyAddress();
  if (!ready) return <PageSkeleton />;
  if (!isSport(category) || filter.vassalage !== undefined) return <CategoryScreen />;
  const query = new URLSearchParams(search);
  const side = sides.find((one) => one === query.get('side'));
  const matchId = query.get('match');
  const isMatchPage = matchId !== null && side === undefined;
  return (
    <CategoryScreen
      isAlone={isMatchPage}
      gamesTitle={t('games')}
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
    />
  );
}
