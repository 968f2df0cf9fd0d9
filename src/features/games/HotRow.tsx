import { useTranslation } from 'react-i18next';
import { limits } from '@/config/limits';
import { useHotGames } from '@/data/resources/useHotGames';
import { useRestricted } from '@/data/session/useRestricted';
import { GameRowView } from './GameRowView';

/** The most played games; nothing during a break or self-exclusion (SAFE-04). */
export function HotRow() {
  return useRestricted() ? null : <Row />;
}

function Row() {
  const { t } = useTranslation('games');
  const { value } = useHotGames();
  return (
    <GameRowView
      name="popular"
      title={t('row.popular')}
      games={value?.list.slice(0, limits.rowShown) ?? []}
      href="/hot"
    />
  );
}
