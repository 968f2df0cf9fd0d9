import { styled, useThemeProps } from '@mui/material/styles';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { layout } from '#theme/layout';
import { space } from '#theme/space';
import { media } from '../styles/media';
import { slotClasses } from '../styles/slotClasses';
import { withClass } from '../styles/withClass';

export const roomGridClasses = slotClasses('MarqueeRoomGrid', ['root']);

const first = '& > li:first-of-type';
const leftAlone = '& > li:last-child:nth-child(odd)';

const Root = styled('ul', { name: 'MarqueeRoomGrid', slot: 'Root' })<{ ownerState: RoomGridProps }>({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: layout.bannerGap,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  [media.belowDesktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space(3) },
  variants: [
    {
      props: { wholeRows: true },
      style: {
        [media.belowDesktop]: { [leftAlone]: { display: 'none' } },
        [media.phone]: { [leftAlone]: { display: 'list-item' } },
      },
    },
    {
      props: { featured: true },
      style: {
        [media.desktop]: { [first]: { gridArea: 'span 2 / span 2' } },
        [media.belowDesktop]: {
          [first]: { gridColumn: '1 / -1' },
          // The first fills a row by itself: of an odd number of tables none is left alone.
          [leftAlone]: { display: 'list-item' },
        },
      },
    },
  ],
});

interface RoomGridProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  /** "Bàn trực tiếp" */
  label?: string;
  /** Hides a last table that would be alone in its row of two, because 'show all' follows. */
  wholeRows?: boolean;
  /** Gives the first table the room of four, or a row of its own. */
  featured?: boolean;
  items: readonly { id: string; content: ReactNode }[];
}

declare module '@mui/material/styles' {
  interface ComponentsPropsList {
    MarqueeRoomGrid: RoomGridProps;
  }
}

/** Live tables: three per row, stacked on a phone. */
export function RoomGrid(given: RoomGridProps) {
  const props = useThemeProps({ props: given, name: 'MarqueeRoomGrid' });
  const { label, wholeRows, featured, items, className, ...rest } = props;
  return (
    <Root
      aria-label={label}
      aria-hidden={label === undefined || undefined}
      {...rest}
      className={withClass(roomGridClasses.root, className)}
      ownerState={props}
    >
      {items.map(({ id, content }) => (
        <li key={id}>{content}</li>
      ))}
    </Root>
  );
}
