import { useDeferredValue, type ReactNode } from 'react';
import type { LobbyTab } from '@/config/categories';
import { useEntryState } from '@/data/core/useEntryState';
import { useModalAddress } from '@/data/session/useModalAddress';
import { LobbyGames } from './LobbyGames';
import { LobbyView } from './LobbyView';

interface LobbyProps {
  /** The winner board, beside every tab. */
  board: ReactNode;
  /** What the tab of the winners shows. */
  winners: ReactNode;
}

/** The game hall of home, a tab a category (HOME-04). The chosen tab answers at once, its content follows. */
export function Lobby({ board, winners }: LobbyProps) {
  const [tab, setTab] = useEntryState<LobbyTab>('lobby', 'RNG');
  const searchHref = useModalAddress()('search');
  const shown = useDeferredValue(tab);
  return (
    <LobbyView tab={tab} onTab={setTab} searchHref={searchHref} board={board}>
      {shown === 'WINNER' ? winners : <LobbyGames category={shown} />}
    </LobbyView>
  );
}
