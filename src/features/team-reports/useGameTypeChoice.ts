import { useSearchParams } from 'react-router-dom';
import { gameTypes, type GameType } from '#contract/constants';
import { useHistoryState } from '@/data/core/useHistoryState';

/** The category that a report is narrowed to: first the one of the address, then what is chosen. */
export const useGameTypeChoice = () => {
  const [query] = useSearchParams();
  const asked = query.get('gameType');
  return useHistoryState<GameType | undefined>('team category', () =>
    gameTypes.find((gameType) => gameType === asked),
  );
};
