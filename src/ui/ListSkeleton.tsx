import { styled } from '@mui/material/styles';
import { many, SkeletonBlock } from './Skeletons';
import { panel } from './styleParts';

const Row = styled('div')({
  ...panel,
  padding: '18px',
  '& > span': { height: 38, marginBlock: 8 },
});

export function ListSkeleton({ rows = 5 }: { rows?: number }) {
  return (
    <Row aria-hidden>
      {many(rows).map((index) => (
        <SkeletonBlock key={index} />
      ))}
    </Row>
  );
}
