import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/actions/Button';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { RoomGrid } from '@/ui/layout/RoomGrid';
import { RoomTile, type RoomTileProps } from '@/ui/gaming/RoomTile';
import { SectionHeading } from '@/ui/layout/SectionHeading';
import { liveRoomsClasses as slot, LiveRoomsRoot } from './LiveRoomsRoot';
import { LiveRoomsSkeleton } from './LiveRoomsSkeleton';
import { ModelStrip } from './ModelStrip';
import type { Model } from './useRoomTiles';

interface LiveRoomsViewProps {
  /** Undefined until they have loaded. */
  tiles: readonly RoomTileProps[] | undefined;
  total: number;
  models: readonly Model[];
  roomName: (roomId: string) => string;
  /** Shows all tables. */
  onAll: (() => void) | undefined;
  failure: string | undefined;
  busy: boolean;
  onRetry: () => void;
}

export function LiveRoomsView(props: LiveRoomsViewProps) {
  const { tiles, total, models, roomName, onAll, failure, busy, onRetry } = props;
  const { t } = useTranslation(['live', 'common']);
  if (failure !== undefined) {
    return (
      <ErrorState
        title={t('failed')}
        text={failure}
        retryLabel={t('common:retry')}
        onRetry={onRetry}
        loading={busy}
      />
    );
  }
  if (tiles === undefined) return <LiveRoomsSkeleton />;
  if (tiles.length === 0) return <EmptyState title={t('empty')} text={t('emptyHint')} />;
  return (
    <LiveRoomsRoot aria-label={t('rooms')}>
      {models.length > 0 && (
        <div className={slot.models}>
          <ModelStrip models={models} roomName={roomName} />
        </div>
      )}
      <SectionHeading
        title={t('rooms')}
        note={<span className={slot.count}>{t('roomsCount', { total })}</span>}
      />
      <RoomGrid
        label={t('rooms')}
        featured
        wholeRows={onAll !== undefined}
        items={tiles.map((tile) => ({ id: tile.roomId, content: <RoomTile {...tile} /> }))}
      />
      {onAll && (
        <div className={slot.more}>
          <Button onClick={onAll}>{t('all', { total })}</Button>
        </div>
      )}
      <p className={slot.warning}>{t('warning')}</p>
    </LiveRoomsRoot>
  );
}
