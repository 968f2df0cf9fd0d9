import { styled } from '@mui/material/styles';
import { vars } from '#theme/vars';
import { media } from '@/ui/styles/media';
import { SkeletonBlock } from '@/ui/feedback/Skeletons';
import { Strip } from '@/ui/layout/Strip';

const CardSkeleton = styled(SkeletonBlock)({
  height: 176,
  borderRadius: vars.radius.lg,
  [media.phone]: { height: 160 },
});

const ids = ['1', '2', '3'];

/** Placeholders of the promotion cards while they load. */
export function PromotionCardSkeletons() {
  return (
    <div aria-hidden>
      <Strip variant="panels" items={ids.map((id) => ({ id, content: <CardSkeleton /> }))} />
    </div>
  );
}
