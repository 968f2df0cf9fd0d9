import { useTranslation } from 'react-i18next';
import { useHotGames } from '@/data/useHotGames';
import { useRecentGames } from '@/data/useRecentGames';
import { GameSuggestions } from './GameSuggestions';

/** What stands there before a word is typed. */
export function SearchBefore() {
  const { t } = useTranslation('games');
  const recent = useRecentGames().value?.list ?? [];
  const hot = useHotGames();
  return (
    <div>
      {recent.length > 0 && <GameSuggestions title={t('recent')} games={recent} />}
      {(hot.value ?? hot.isLoading) && <GameSuggestions title={t('hot')} games={hot.value?.list} />}
    </div>
  );
}
