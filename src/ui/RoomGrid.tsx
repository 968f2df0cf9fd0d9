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
  [media.belowDesktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 12 },
});

interface RoomGridProps {
  /** "Bàn trực tiếp" */
  label?: string;
  items: readonly { id: string; content: ReactNode }[];
}

/** Live tables: three beside each other, on a phone one below the other. */
export function RoomGrid({ label, items }: RoomGridProps) {
  return (
    <Root aria-label={label} aria-hidden={label === undefined || undefined}>
      {items.map(({ id, content }) => (
        <li key={id}>{content}</li>
      ))}
    </Root>
  );
}
