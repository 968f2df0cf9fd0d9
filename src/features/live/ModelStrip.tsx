import { useTranslation } from 'react-i18next';
import { useImageHosts } from '@/data/resources/useImageHosts';
import { useListText } from '@/data/session/useListText';
import { pictureSources } from '@/domain/pictureSources';
import { DealerTile } from '@/features/live/DealerTile';
import { SectionHeading } from '@/ui/layout/SectionHeading';
import { StripArrows } from '@/ui/layout/StripArrows';
import { TileStrip } from '@/ui/layout/TileStrip';
import { useStrip } from '@/ui/hooks/useStrip';
import type { Model } from './useRoomTiles';

interface ModelStripProps {
  models: readonly Model[];
  roomName: (roomId: string) => string;
}

/** The dealers at work, with their tables and languages. */
export function ModelStrip({ models, roomName }: ModelStripProps) {
  const { t } = useTranslation('live');
  const { frame, step } = useStrip();
  const hosts = useImageHosts();
  const list = useListText();
  return (
    <div>
      <SectionHeading
        title={t('models')}
        end={<StripArrows step={step} labels={{ previous: t('previous'), next: t('next') }} />}
      />
      <TileStrip
        frame={frame}
        items={models.map(({ modelId, name, pictureUrl, languages, roomIds }) => ({
          id: modelId,
          content: (
            <DealerTile
              name={name}
              picture={pictureSources(pictureUrl, hosts)}
              table={list(roomIds.map(roomName).filter(Boolean), true)}
              languages={languages.join(' · ')}
              languagesLabel={t('speaks')}
            />
          ),
        }))}
      />
    </div>
  );
}
