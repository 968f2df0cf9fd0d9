import { styled } from '@mui/material/styles';
import { space } from '#theme/space';
import { SkeletonBlock } from '@/ui/feedback/Skeletons';
import { media } from '@/ui/styles/media';
import { WinnersRoot } from './WinnersRoot';

const Row = styled(SkeletonBlock)({
  height: 38,
  marginBlock: space(3),
  [media.belowDesktop]: { '&:nth-of-type(n + 4)': { display: 'none' } },
});

const rows = [1, 2, 3, 4, 5, 6, 7, 8];

/** Placeholder of the winner board while it loads. */
export function WinnersSkeleton() {
  return (
    <WinnersRoot aria-hidden>
      {rows.map((row) => (
        <Row key={row} />
      ))}
    </WinnersRoot>
  );
}
