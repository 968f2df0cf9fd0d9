import { keyframes } from '@emotion/react';
import { styled, useThemeProps } from '@mui/material/styles';
import type { ComponentPropsWithRef } from 'react';
import { duration } from '#theme/motion';
import { space } from '#theme/space';
import { cardRadius } from '#theme/layout';
import { vars } from '#theme/vars';
import { cardGrid } from '../layout/CardGrid';
import { media } from '../styles/media';
import { slotClasses } from '../styles/slotClasses';
import { forcedEdge, panel } from '../styles/styleParts';
import { withClass } from '../styles/withClass';

const sweep = keyframes({ from: { backgroundPosition: '180% 0' }, to: { backgroundPosition: '-80% 0' } });

export const skeletonClasses = slotClasses('MarqueeSkeleton', ['root']);

type SkeletonBlockProps = ComponentPropsWithRef<'span'>;

const SkeletonRoot = styled('span', { name: 'MarqueeSkeleton', slot: 'Root' })<{
  ownerState: SkeletonBlockProps;
}>({
  display: 'block',
  borderRadius: vars.radius.sm,
  backgroundColor: vars.surface.overlay,
  backgroundImage: `linear-gradient(100deg, transparent 30%, ${vars.surface.selected} 50%, transparent 70%)`,
  backgroundSize: '200% 100%',
  backgroundRepeat: 'no-repeat',
  animation: `${sweep} ${duration.shimmer} linear infinite`,
  [media.stillness]: { animation: 'none', backgroundImage: 'none' },
  ...forcedEdge,
});

declare module '@mui/material/styles' {
  interface ComponentsPropsList {
    MarqueeSkeleton: SkeletonBlockProps;
  }
}

/** A placeholder block. Set its size by `styled`, equal to the size of the loaded content. */
export function SkeletonBlock(given: SkeletonBlockProps) {
  const props = useThemeProps({ props: given, name: 'MarqueeSkeleton' });
  return (
    <SkeletonRoot
      {...props}
      className={withClass(skeletonClasses.root, props.className)}
      ownerState={props}
    />
  );
}

const Card = styled('span')({
  display: 'block',
  '& > :first-of-type': { aspectRatio: 'var(--card-aspect, 3 / 4)', borderRadius: cardRadius },
  '& > :nth-of-type(2)': { height: 12, margin: space(3, 8, 2.5, 0) },
  '& > :nth-of-type(3)': { height: 10, width: '50%', marginBottom: space(1) },
  // Reserves the height of two lines.
  [media.phone]: { '& > :nth-of-type(2)': { marginBottom: space(7) } },
});

const Grid = styled('div')(cardGrid);

const Row = styled('div')({
  ...panel,
  padding: '18px',
  '& > *': { height: 38, marginBlock: space(2) },
});

const Line = styled(SkeletonBlock)({
  height: 12,
  marginBlock: space(2),
  '&:last-child:not(:only-child)': { width: '60%' },
});

const MatchPlaceholder = styled('div')({
  ...panel,
  containerType: 'inline-size',
  padding: '16px 18px 18px',
  '& > :nth-of-type(1)': { height: 12, width: '55%', marginTop: space(1) },
  '& > :nth-of-type(2)': { height: 42, margin: space(4.5, 0, 3.5) },
  '& > :nth-of-type(3)': { height: 40 },
  [media.compact]: { '& > :nth-of-type(3)': { height: 46 } },
  [media.phone]: { padding: 14 },
  [media.narrowMatch]: { '& > :nth-of-type(2)': { height: 76, margin: space(4, 0, 2) } },
});

const many = (count: number) => Array.from({ length: count }, (_, index) => index);

export function GameCardSkeleton() {
  return (
    <Card className="CardSkeleton-root" aria-hidden>
      <SkeletonBlock />
      <SkeletonBlock />
      <SkeletonBlock />
    </Card>
  );
}

export function GameCardSkeletons({ count = 10 }: { count?: number }) {
  return (
    <Grid aria-hidden>
      {many(count).map((index) => (
        <GameCardSkeleton key={index} />
      ))}
    </Grid>
  );
}

export function ListSkeleton({ rows = 5 }: { rows?: number }) {
  return (
    <Row aria-hidden>
      {many(rows).map((index) => (
        <SkeletonBlock key={index} />
      ))}
    </Row>
  );
}

export function TextSkeleton({ lines = 3 }: { lines?: number }) {
  return (
    <div aria-hidden>
      {many(lines).map((index) => (
        <Line key={index} />
      ))}
    </div>
  );
}

export function MatchSkeleton() {
  return (
    <MatchPlaceholder aria-hidden>
      <SkeletonBlock />
      <SkeletonBlock />
      <SkeletonBlock />
    </MatchPlaceholder>
  );
}
