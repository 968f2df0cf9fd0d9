import { styled } from '@mui/material/styles';
import { space } from '#theme/space';
import { vars } from '#theme/vars';
import { SkeletonBlock } from '@/ui/feedback/Skeletons';
import { media } from '@/ui/styles/media';
import { panel } from '@/ui/styles/styleParts';
import { LotteriesSkeleton } from './LotteriesSkeleton';
import { quickDrawsClasses, QuickDrawsRoot } from './QuickDrawsRoot';
import { QuickResultsView } from './QuickResultsView';

const Root = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(7) });

const Hero = styled(SkeletonBlock)({
  height: 348,
  borderRadius: vars.radius.xl,
  [media.phone]: { height: 372, marginInline: space(-3.5), borderRadius: 0 },
});

const Title = styled(SkeletonBlock)({ width: 120, height: 28 });

const Card = styled(SkeletonBlock)({ height: 72, borderRadius: vars.radius.lg });

/** Panel, title and chips of the results. */
const Results = styled('div')({
  ...panel,
  padding: '116px 20px 20px',
  [media.phone]: { padding: '112px 16px 16px' },
});

const quickDraws = [1, 2, 3, 4, 5, 6, 7];

/** Placeholder of the lotteries while they load. */
export function LotteryShelfSkeleton({ isElectronic }: { isElectronic: boolean }) {
  return (
    <Root aria-hidden>
      {!isElectronic && <Hero />}
      <QuickDrawsRoot>
        <Title />
        <div className={quickDrawsClasses.list}>
          {quickDraws.map((place) => (
            <div key={place} className={quickDrawsClasses.item}>
              <Card />
            </div>
          ))}
        </div>
      </QuickDrawsRoot>
      {isElectronic ? (
        <Results>
          <QuickResultsView draws={undefined} />
        </Results>
      ) : (
        <LotteriesSkeleton />
      )}
    </Root>
  );
}
