import { styled, useThemeProps } from '@mui/material/styles';
import type { ComponentPropsWithRef } from 'react';
import { slotClasses } from '../styles/slotClasses';
import { withClass } from '../styles/withClass';

/** Columns and gaps of the brand's layout (`theme/layouts`). */
export const cardGrid = {
  display: 'grid',
  gridTemplateColumns: 'var(--card-tracks)',
  gap: 'var(--card-row-gap) var(--card-gap)',
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
