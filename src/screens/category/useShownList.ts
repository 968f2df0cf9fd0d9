import { useMemo, useState } from 'react';
import type { GameType } from '#contract/constants';
import type { GameListFilter } from '#contract/firstCalls';
import type { Value } from '#contract/wireTypes';
import type { LobbyFilter } from '@/domain/lobbyFilter';
import { useGameList } from '@/data/resources/useGameList';

/**
 * The list for a filter. While another list loads, the previous one stays, so that the page does not jump while the
 * visitor types.
 */
export const useShownList = (gameType: GameType, chosen: LobbyFilter) => {
  const filter = useMemo<GameListFilter>(() => ({ gameType, ...chosen }), [gameType, chosen]);
  const first = useGameList(filter);
  const [shown, setShown] = useState<{ filter: GameListFilter; value: Value<'gameList'> }>();
  const { value, failure } = first;
  if (value !== undefined && (shown?.filter !== filter || shown.value !== value)) setShown({ filter, value });
  const current = value === undefined ? shown : { filter, value };
  return {
    shown: failure === undefined || value !== undefined ? current : undefined,
    failure: value === undefined ? failure : undefined,
    isBusy: first.isBusy || (value === undefined && failure === undefined),
    reload: first.reload,
  };
};
