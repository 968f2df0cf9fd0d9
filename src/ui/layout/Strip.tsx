import { styled, useThemeProps } from '@mui/material/styles';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { layout } from '#theme/layout';
import { space } from '#theme/space';
import { media } from '../styles/media';
import { slotClasses } from '../styles/slotClasses';
import { withClass } from '../styles/withClass';

/** Space around the items for overflowing rings, hover lifts and shadows. */
const room = 12;
/** More space below, because shadows fall downwards. */
const roomBelow = 28;

const share = (count: number) => `calc((100% - ${(count - 1) * layout.bannerGap}px) / ${count})`;

const variants = {
  /** Panels: three visible, two on a tablet, one and a part of the next on a phone. */
  panels: {
    gap: layout.bannerGap,
    gridAutoColumns: share(3),
    [media.belowDesktop]: { gridAutoColumns: share(2) },
    [media.phone]: { gap: layout.phoneMargin, gridAutoColumns: '86%' },
  },
  /** Game cards in two rows; on a phone a grid of three columns (spec §9). */
  cards: {
    gap: layout.cardGap,
    gridAutoColumns: layout.card,
    [media.phone]: {
      gridAutoFlow: 'row',
      gridTemplateRows: 'none',
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      rowGap: space(4),
      columnGap: layout.phoneCardGap,
    },
  },
} as const;

export const stripClasses = slotClasses('MarqueeStrip', ['root']);

const Root = styled('ul', { name: 'MarqueeStrip', slot: 'Root' })<{ ownerState: StripProps }>({
  display: 'grid',
  // Visually hidden children of an item scroll with it and do not widen the page.
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
  '& > *': { minWidth: 0, scrollSnapAlign: 'start' },
  [media.stillness]: { scrollBehavior: 'auto' },
  variants: [
    { props: { rows: 1 }, style: { gridTemplateRows: 'auto' } },
    { props: { rows: 2 }, style: { gridTemplateRows: 'repeat(2, auto)' } },
    { props: { variant: 'panels' }, style: variants.panels },
    { props: { variant: 'cards' }, style: variants.cards },
  ],
});

export interface StripProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  items: readonly { readonly id: string; readonly content: ReactNode }[];
  /** tiles: for `TileStrip`. */
  variant: keyof typeof variants | 'tiles';
  /** @default 1 */
  rows?: 1 | 2;
}

declare module '@mui/material/styles' {
  interface ComponentsPropsList {
    MarqueeStrip: StripProps;
  }
}

/**
 * A row of items that scrolls sideways: by touch, wheel, keyboard or `StripArrows`. Its ref is the `frame` of
 * `useStrip`.
 */
export function Strip(given: StripProps) {
  const props = useThemeProps({ props: given, name: 'MarqueeStrip' });
  const { items, variant, rows = 1, className, ...rest } = props;
  return (
    <Root {...rest} className={withClass(stripClasses.root, className)} ownerState={{ ...props, rows }}>
      {items.map(({ id, content }) => (
        <li key={id}>{content}</li>
      ))}
    </Root>
  );
}
