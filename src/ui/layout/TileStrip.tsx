import { styled, useThemeProps } from '@mui/material/styles';
import type { ComponentPropsWithRef, Ref } from 'react';
import { layout } from '#theme/layout';
import { media } from '../styles/media';
import { slotClasses } from '../styles/slotClasses';
import { Strip, type StripProps } from './Strip';
import { withClass } from '../styles/withClass';

const share = (count: number) => `calc((100% - ${(count - 1) * layout.cardGap}px) / ${count})`;

export const tileStripClasses = slotClasses('MarqueeTileStrip', ['root']);

// Separate from `Strip`, so that pages without tiles do not load the code.
const Root = styled('div', { name: 'MarqueeTileStrip', slot: 'Root' })<{ ownerState: TileStripProps }>({
  minWidth: 0,
  '& > *': {
    gap: layout.cardGap,
    gridAutoColumns: share(5),
    [media.belowDesktop]: { gridAutoColumns: share(3) },
    [media.phone]: { gridAutoColumns: 164 },
  },
});

interface TileStripProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The `frame` of `useStrip`. */
  frame?: Ref<HTMLUListElement>;
  items: StripProps['items'];
}

declare module '@mui/material/styles' {
  interface ComponentsPropsList {
    MarqueeTileStrip: TileStripProps;
  }
}

/** A strip of small tiles: five visible, three on a tablet, two and a part of the next on a phone. */
export function TileStrip(given: TileStripProps) {
  const props = useThemeProps({ props: given, name: 'MarqueeTileStrip' });
  const { frame, items, className, ...rest } = props;
  return (
    <Root {...rest} className={withClass(tileStripClasses.root, className)} ownerState={props}>
      <Strip ref={frame} items={items} variant="tiles" />
    </Root>
  );
}
