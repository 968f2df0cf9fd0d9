import { styled } from '@mui/material/styles';
import { space } from '#theme/space';
import { media } from '@/ui/styles/media';
import { ownClasses } from '@/ui/styles/ownClasses';
import { SkeletonBlock, TextSkeleton } from '@/ui/feedback/Skeletons';

const slot = ownClasses('GameSheetSkeleton', ['cover']);

const Root = styled('div')({
  display: 'grid',
  gridTemplateColumns: '298px minmax(0, 1fr)',
  gap: space(9),
  minHeight: 470,
  padding: 36,
  [`& .${slot.cover}`]: { aspectRatio: '3 / 4' },
  // The close button overlaps the last column, as it does beside the loaded title.
  '& > :last-child': { paddingRight: 44 },
  [media.phone]: { gridTemplateColumns: '106px minmax(0, 1fr)', gap: space(4), padding: '28px 20px' },
});

/** Placeholder of the game sheet while it loads, as large as the sheet. */
export function GameSheetSkeleton() {
  return (
    <Root aria-hidden>
      <SkeletonBlock className={slot.cover} />
      <TextSkeleton lines={8} />
    </Root>
  );
}
