import { styled } from '@mui/material/styles';
import { layout } from '#theme/layout';
import { media } from './media';
import { Strip, type StripProps } from './Strip';

const share = (count: number) => `calc((100% - ${(count - 1) * layout.cardGap}px) / ${count})`;

// Not a part of `Strip`, which every page brings along.
const Root = styled('div', { name: 'MarqueeTileStrip', slot: 'Root' })({
  minWidth: 0,
  '& > ul': {
    gap: layout.cardGap,
    gridAutoColumns: share(5),
    [media.belowDesktop]: { gridAutoColumns: share(3) },
    [media.phone]: { gridAutoColumns: 164 },
  },
});

/** A strip of small tiles: five in view, three on a tablet, two and a bit on a phone. */
export function TileStrip(props: Omit<StripProps, 'look'>) {
  return (
    <Root>
      <Strip {...props} look="tiles" />
    </Root>
  );
}
