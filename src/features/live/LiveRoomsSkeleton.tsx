import { styled } from '@mui/material/styles';
import { space } from '#theme/space';
import { vars } from '#theme/vars';
import { limits } from '@/config/limits';
import { media } from '@/ui/styles/media';
import { RoomGrid } from '@/ui/layout/RoomGrid';
import { SkeletonBlock } from '@/ui/feedback/Skeletons';
import { TileStrip } from '@/ui/layout/TileStrip';
import { liveRoomsClasses as slot, LiveRoomsRoot } from './LiveRoomsRoot';

const Heading = styled('div')({
  boxSizing: 'border-box',
  height: 46,
  paddingTop: 5,
  '& > *': { width: 200, maxWidth: '60%', height: 20 },
  // The heading of the dealers has arrow buttons beside it, except on a phone.
  [media.tabletUp]: { [`.${slot.models} > &`]: { height: 52, paddingTop: 8 } },
  [media.phone]: { height: 38, paddingTop: 4, '& > *': { height: 18 } },
});

const Dealer = styled(SkeletonBlock)({
  height: 72,
  borderRadius: vars.radius.lg,
  [media.phone]: { height: 88 },
});

const Table = styled(SkeletonBlock)({
  height: '100%',
  minHeight: 314,
  borderRadius: vars.radius.lg,
  [media.phone]: { height: 140, minHeight: 0 },
});

const FirstTable = styled(Table)({ [media.tabletUp]: { minHeight: 476 } });

const AllButton = styled(SkeletonBlock)({ width: 150, height: 40 });

const Warning = styled(SkeletonBlock)({ width: 320, maxWidth: '80%', height: 12, marginBlock: space(1) });

const places = (count: number) => Array.from({ length: count }, (_, place) => String(place));

/** Placeholder of the live tables, dealers and headings while they load. */
export function LiveRoomsSkeleton() {
  return (
    <LiveRoomsRoot aria-hidden>
      <div className={slot.models}>
        <Heading>
          <SkeletonBlock />
        </Heading>
        <TileStrip items={places(5).map((id) => ({ id, content: <Dealer /> }))} />
      </div>
      <Heading>
        <SkeletonBlock />
      </Heading>
      <RoomGrid
        featured
        wholeRows
        items={places(limits.roomsShown).map((id, place) => ({
          id,
          content: place === 0 ? <FirstTable /> : <Table />,
        }))}
      />
      <div className={slot.more}>
        <AllButton />
      </div>
      <p className={slot.warning}>
        <Warning />
      </p>
    </LiveRoomsRoot>
  );
}
