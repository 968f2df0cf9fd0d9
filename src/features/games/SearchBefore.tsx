import { useTranslation } from 'react-i18next';
import { useHotGames } from '@/data/resources/useHotGames';
import { useRecentGames } from '@/data/resources/useRecentGames';
import { useRestricted } from '@/data/session/useRestricted';
import { CategoryLinks } from './CategoryLinks';
import { GameSuggestions } from './GameSuggestions';
import { PopularWords } from './PopularWords';

interface SearchBeforeProps {
  /** Searches for a suggested word. */
  onWord: (text: string) => void;
}

/** Suggestions shown before a word is typed; none during a break or self-exclusion (SAFE-04). */
export function SearchBefore({ onWord }: SearchBeforeProps) {
  return useRestricted() ? null : <Suggestions onWord={onWord} />;
}

function Suggestions({ onWord }: SearchBeforeProps) {
  const { t } = useTranslation('games');
  const recent = useRecentGames().value?.list ?? [];
  const hot = useHotGames();
  return (
    <div>
      <PopularWords onWord={onWord} />
      <CategoryLinks />
      {recent.length > 0 && <GameSuggestions title={t('recent')} games={recent} />}
      {(hot.value ?? hot.isLoading) && <GameSuggestions title={t('hot')} games={hot.value?.list} />}
    </div>
  );
}
