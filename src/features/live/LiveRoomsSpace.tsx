import { styled } from '@mui/material/styles';
import { SkeletonBlock } from '@/ui/Skeletons';
import { vars } from '#theme/vars';
import { media } from '@/ui/media';
import { RoomGrid } from '@/ui/RoomGrid';

const Space = styled(SkeletonBlock)({
  height: 258,
  borderRadius: vars.radius.lg,
  [media.phone]: { height: 132 },
});

const places = Array.from({ length: 9 }, (_, place) => String(place));

/** The place of the live tables until they have come. */
export function LiveRoomsSpace() {
  return <RoomGrid items={places.map((id) => ({ id, content: <Space /> }))} />;
}
