import { useTranslation } from 'react-i18next';
import { limits } from '@/config/limits';
import { useHistoryState } from '@/data/core/useHistoryState';
import { useModels, useRooms } from '@/data/resources/useRooms';
import { useFailureText } from '@/forms/useFailureText';
import { LiveRoomsSkeleton } from './LiveRoomsSkeleton';
import { LiveRoomsView } from './LiveRoomsView';
import { useRoomTiles } from './useRoomTiles';

/** The tables of the live casino and their dealers (GAME-11). */
export function LiveRooms() {
  const { ready } = useTranslation(['live', 'games']);
  const rooms = useRooms();
  const dealers = useModels();
  const models = dealers.value?.list ?? [];
  const failure = useFailureText(rooms.value === undefined ? rooms.failure : undefined);
  const [all, setAll] = useHistoryState('all rooms', false);
  const list = rooms.value?.list;
  const tiles = useRoomTiles(list ?? [], models);
  // Dealers are shown above the tables; if they arrived later, they would push the tables down.
  const areHere = list && (dealers.value ?? dealers.failure);
  if (!ready) return <LiveRoomsSkeleton />;
  return (
    <LiveRoomsView
      tiles={areHere && (all ? tiles : tiles.slice(0, limits.roomsShown))}
      total={tiles.length}
      models={models}
      roomName={(roomId) => list?.find((room) => room.roomId === roomId)?.game.gameName ?? ''}
      onAll={all || tiles.length <= limits.roomsShown ? undefined : () => setAll(true)}
      failure={failure}
      busy={rooms.isBusy}
      onRetry={rooms.reload}
    />
  );
}
