import { useTranslation } from 'react-i18next';
import { CategoryGamesView } from './CategoryGamesView';
import { RecentGames } from './RecentGames';
import { useCategoryGames } from './useCategoryGames';

/** The games of a sport's vendors, below its matches. */
export function SportsGames() {
  const { t } = useTranslation('sports');
  return <CategoryGamesView {...useCategoryGames()} recent={<RecentGames />} title={t('games')} isBelow />;
}
