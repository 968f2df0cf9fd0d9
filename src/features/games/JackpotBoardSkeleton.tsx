import { styled } from '@mui/material/styles';
import { space } from '#theme/space';
import { vars } from '#theme/vars';
import { GameRowSkeleton } from './GameRowSkeleton';
import { SkeletonBlock } from '@/ui/feedback/Skeletons';
import { media } from '@/ui/styles/media';

const Root = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(7),
});

const Ladder = styled(SkeletonBlock)({
  height: 96,
  borderRadius: vars.radius.lg,
  [media.belowDesktop]: { height: 204 },
  [media.phone]: { height: 360 },
});

const Hits = styled(SkeletonBlock)({
  height: 280,
  borderRadius: vars.radius.lg,
  [media.phone]: { height: 480 },
});

/** Placeholder of the pots while they load. */
export function JackpotBoardSkeleton() {
  return (
    <Root aria-hidden>
      <Ladder />
      <GameRowSkeleton name="pots" />
      <Hits />
    </Root>
  );
}
