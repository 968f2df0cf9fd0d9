import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { layout } from '#theme/layout';
import { media } from './media';

/** Room round the items for what stands out of them: rings, lifts, shadows. */
const room = 12;
/** Shadows fall down. */
const roomBelow = 28;

const share = (count: number) => `calc((100% - ${(count - 1) * layout.bannerGap}px) / ${count})`;

const looks = {
  /** Panels: three in view, two on a tablet, one and a bit of the next on a phone. */
  panels: {
    gap: layout.bannerGap,
    gridAutoColumns: share(3),
    [media.belowDesktop]: { gridAutoColumns: share(2) },
    [media.phone]: { gap: layout.phoneMargin, gridAutoColumns: '86%' },
  },
  /** Game cards in two rows; on a phone they stand in a grid of three (spec §9). */
  cards: {
    gap: `${layout.cardRowGap}px ${layout.cardGap}px`,
    gridAutoColumns: layout.card,
    [media.phone]: {
      gridAutoFlow: 'row',
      gridTemplateRows: 'none',
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      gap: `16px ${layout.phoneCardGap}px`,
    },
  },
} as const;

const Root = styled('ul', { name: 'MarqueeStrip', slot: 'Root' })({
  display: 'grid',
  // What is hidden by its place in an item scrolls with it, and does not widen the page.
  position: 'relative',
  gridAutoFlow: 'column',
  margin: `${-room}px ${-room}px ${-roomBelow}px`,
  padding: `${room}px ${room}px ${roomBelow}px`,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x proximity',
  scrollPadding: room,
  scrollBehavior: 'smooth',
  scrollbarWidth: 'none',
  listStyle: 'none',
  '& > li': { minWidth: 0, scrollSnapAlign: 'start' },
  '&[data-rows="1"]': { gridTemplateRows: 'auto' },
  '&[data-rows="2"]': { gridTemplateRows: 'repeat(2, auto)' },
  '&[data-look=panels]': looks.panels,
  '&[data-look=cards]': looks.cards,
  [media.stillness]: { scrollBehavior: 'auto' },
});

export interface StripProps {
  /** Of `useStrip`. */
  frame: (element: HTMLUListElement | null) => (() => void) | undefined;
  items: readonly { readonly id: string; readonly content: ReactNode }[];
  /** tiles: see `TileStrip`. */
  look: keyof typeof looks | 'tiles';
  rows?: 1 | 2;
}

/** A row of things that goes on beyond the edge: by finger, by wheel, by keyboard or by `StripArrows`. */
export function Strip({ frame, items, look, rows = 1 }: StripProps) {
  return (
    <Root ref={frame} data-look={look} data-rows={rows}>
      {items.map(({ id, content }) => (
        <li key={id}>{content}</li>
      ))}
    </Root>
  );
}
