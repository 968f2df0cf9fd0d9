import { useTranslation } from 'react-i18next';
import { gameTypes, type GameType } from '#contract/constants';
import { ChoiceFilter } from '@/shared/ChoiceFilter';
import { useGameTypeName } from '@/shared/useGameTypeName';

interface GameTypeFilterProps {
  value: GameType | undefined;
  onChoose: (gameType: GameType | undefined) => void;
}

/** Narrows a report to one category of games. */
export function GameTypeFilter(props: GameTypeFilterProps) {
  const { t } = useTranslation(['agents', 'records']);
  const nameOf = useGameTypeName();
  return (
    <ChoiceFilter
      name="gameType"
      label={t('overview.game')}
      all={t('records:allGames')}
      choices={gameTypes}
      labelOf={nameOf}
      {...props}
    />
  );
}
