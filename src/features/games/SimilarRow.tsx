import { useTranslation } from 'react-i18next';
import { limits } from '@/config/limits';
import { useGameDetail } from '@/data/resources/useGameDetail';
import { useRecentGames } from '@/data/resources/useRecentGames';
import { GameRowView } from './GameRowView';

/** Games like the one that the member played last; nothing for a visitor, or for who has played none. */
export function SimilarRow() {
  const { t } = useTranslation('games');
  const last = useRecentGames().value?.list[0];
  const { value } = useGameDetail(last?.gameCode);
  if (last === undefined || value === undefined) return null;
  return (
    <GameRowView
      name="similar"
      title={t('row.similar', { name: last.gameName })}
      games={value.others.slice(0, limits.rowShown)}
    />
  );
}
