import { styled, useThemeProps } from '@mui/material/styles';
import type { ComponentPropsWithRef } from 'react';
import { layout } from '#theme/layout';
import { space } from '#theme/space';
import { media } from '../styles/media';
import { slotClasses } from '../styles/slotClasses';
import { withClass } from '../styles/withClass';

/** Cards of a fixed width beside the sidebar; three per row on a phone (spec §9). */
export const cardGrid = {
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, ${layout.card}px)`,
  gap: `${layout.cardRowGap}px ${layout.cardGap}px`,
  [media.phone]: {
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    rowGap: space(4),
    columnGap: layout.phoneCardGap,
  },
} as const;

export const cardGridClasses = slotClasses('MarqueeCardGrid', ['root']);

const Root = styled('ul', { name: 'MarqueeCardGrid', slot: 'Root' })<{ ownerState: CardGridProps }>({
  ...cardGrid,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

type CardGridProps = ComponentPropsWithRef<'ul'>;

declare module '@mui/material/styles' {
  interface ComponentsPropsList {
    MarqueeCardGrid: CardGridProps;
  }
}

/** A grid of game cards; its children are list items. */
export function CardGrid(given: CardGridProps) {
  const props = useThemeProps({ props: given, name: 'MarqueeCardGrid' });
  return <Root {...props} className={withClass(cardGridClasses.root, props.className)} ownerState={props} />;
}
