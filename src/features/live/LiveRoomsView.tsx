import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { vars } from '#theme/vars';
import { Button } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import { ErrorState } from '@/ui/ErrorState';
import { RoomGrid } from '@/ui/RoomGrid';
import { RoomTile, type RoomTileProps } from '@/ui/RoomTile';
import { SectionHeading } from '@/ui/SectionHeading';
import { LiveRoomsSpace } from './LiveRoomsSpace';
import { ModelStrip } from './ModelStrip';
import type { Model } from './useRoomTiles';

const Root = styled('section')({
  minWidth: 0,
  '& .models': { marginBottom: 24 },
  '& .count': { color: vars.text.muted, fontSize: 14 },
  '& .more': { display: 'flex', justifyContent: 'center', marginTop: 16 },
  '& .warning': { margin: '14px 0 0', color: vars.text.muted, fontSize: 12.5, lineHeight: '18px' },
});

interface LiveRoomsViewProps {
  /** Absent until they have come. */
  tiles: readonly RoomTileProps[] | undefined;
  total: number;
  models: readonly Model[];
  roomName: (roomId: string) => string;
  /** Shows those that are not in sight yet. */
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
        busy={busy}
      />
    );
  }
  if (tiles?.length === 0) return <EmptyState title={t('empty')} text={t('emptyHint')} />;
  return (
    <Root aria-label={t('rooms')}>
      {models.length > 0 && (
        <div className="models">
          <ModelStrip models={models} roomName={roomName} />
        </div>
      )}
      <SectionHeading
        title={t('rooms')}
        note={tiles && <span className="count">{t('roomsCount', { total })}</span>}
      />
      {tiles === undefined ? (
        <LiveRoomsSpace />
      ) : (
        <RoomGrid
          label={t('rooms')}
          items={tiles.map((tile) => ({ id: tile.id, content: <RoomTile {...tile} /> }))}
        />
      )}
      {onAll && (
        <div className="more">
          <Button onClick={onAll}>{t('all', { total })}</Button>
        </div>
      )}
      <p className="warning">{t('warning')}</p>
    </Root>
  );
}
