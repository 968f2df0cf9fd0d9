import { styled } from '@mui/material/styles';
import { many, SkeletonBlock } from './Skeletons';

const Line = styled(SkeletonBlock)({
  height: 12,
  marginBlock: 7,
  '&:last-child:not(:only-child)': { width: '60%' },
});

export function TextSkeleton({ lines = 3 }: { lines?: number }) {
  return (
    <div aria-hidden>
      {many(lines).map((index) => (
        <Line key={index} />
      ))}
    </div>
  );
}
