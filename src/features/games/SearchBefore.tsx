import { useTranslation } from 'react-i18next';
import { useHotGames } from '@/data/resources/useHotGames';
import { useRecentGames } from '@/data/resources/useRecentGames';
import { useRestricted } from '@/data/session/useRestricted';
import { GameSuggestions } from './GameSuggestions';

/** Suggestions shown before a word is typed; none during a break or self-exclusion (SAFE-04). */
export function SearchBefore() {
  return useRestricted() ? null : <Suggestions />;
}

function Suggestions() {
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
