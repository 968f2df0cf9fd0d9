import { useDeferredValue, type ReactNode } from 'react';
import type { LobbyTab } from '@/config/categories';
import { useHistoryState } from '@/data/core/useHistoryState';
import { useModalAddress } from '@/data/session/useModalAddress';
import { LobbyGames } from './LobbyGames';
import { LobbyView } from './LobbyView';

interface LobbyProps {
  /** The winner board beside the games of every tab. */
  board: ReactNode;
  /** Content of the winners tab. */
  winners: ReactNode;
}

/**
 * The lobby on the home page, with a tab per category (HOME-04). The selected tab changes at once; its content
 * follows.
 */
export function Lobby({ board, winners }: LobbyProps) {
  const [tab, setTab] = useHistoryState<LobbyTab>('lobby', 'RNG');
  const searchHref = useModalAddress()('search');
  const shown = useDeferredValue(tab);
  return (
    <LobbyView tab={tab} onTab={setTab} searchHref={searchHref} board={board}>
      {shown === 'WINNER' ? winners : <LobbyGames category={shown} />}
    </LobbyView>
  );
}
