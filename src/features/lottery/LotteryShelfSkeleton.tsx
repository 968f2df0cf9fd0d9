import { styled } from '@mui/material/styles';
import { space } from '#theme/space';
import { vars } from '#theme/vars';
import { SkeletonBlock } from '@/ui/feedback/Skeletons';
import { media } from '@/ui/styles/media';
import { LotteriesSkeleton } from './LotteriesSkeleton';

const Root = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(7) });

const Hero = styled(SkeletonBlock)({
  height: 348,
  borderRadius: vars.radius.xl,
  [media.phone]: { height: 372, marginInline: space(-3.5), borderRadius: 0 },
});

/** Three lines of quick draws; on a phone each has a line of its own. */
const Quick = styled(SkeletonBlock)({
  height: 244,
  borderRadius: vars.radius.lg,
  [media.phone]: { height: 588 },
});

/** Placeholder of the lotteries while they load. */
export function LotteryShelfSkeleton({ isElectronic }: { isElectronic: boolean }) {
  return (
    <Root aria-hidden>
      {!isElectronic && <Hero />}
      <Quick />
      {!isElectronic && <LotteriesSkeleton />}
    </Root>
  );
}
