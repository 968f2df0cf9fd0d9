import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { layout } from '#theme/layout';
import { media } from './media';

const Root = styled('ul', { name: 'MarqueeRoomGrid', slot: 'Root' })({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: layout.bannerGap,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  [media.belowDesktop]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '&[data-whole-rows] > li:last-child:nth-child(odd)': { display: 'none' },
  },
  [media.phone]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 12,
    '&[data-whole-rows] > li:last-child:nth-child(odd)': { display: 'list-item' },
  },
});

interface RoomGridProps {
  /** "Bàn trực tiếp" */
  label?: string;
  /** There are more: where two stand beside each other, none is left alone in the last row. */
  wholeRows?: boolean;
  items: readonly { id: string; content: ReactNode }[];
}

/** Live tables: three beside each other, on a phone one below the other. */
export function RoomGrid({ label, wholeRows, items }: RoomGridProps) {
  return (
    <Root
      aria-label={label}
      aria-hidden={label === undefined || undefined}
      data-whole-rows={wholeRows || undefined}
    >
      {items.map(({ id, content }) => (
        <li key={id}>{content}</li>
      ))}
    </Root>
  );
}
