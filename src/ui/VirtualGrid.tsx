import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useWindowedRows } from './useWindowedRows';

const Root = styled('ul', { name: 'MarqueeVirtualGrid', slot: 'Root' })({
  position: 'relative',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  overflowAnchor: 'none',
  '& > li': { position: 'absolute', top: 0, left: 0 },
});

interface VirtualGridProps<Item> {
  items: readonly Item[];
  keyOf: (item: Item) => string;
  /** Its item must fill its cell. */
  renderItem: (item: Item) => ReactNode;
  label: string;
}

/** Game cards by the thousand: only the rows in view, and a little around them, are in the page. */
export function VirtualGrid<Item>({ items, keyOf, renderItem, label }: VirtualGridProps<Item>) {
  const { ref, columns, first, last, height, placeOf } = useWindowedRows(items.length);
  return (
    <Root ref={ref} aria-label={label} style={{ height }}>
      {items.slice(first * columns, last * columns).map((item, offset) => {
        const index = first * columns + offset;
        const { left, top, width } = placeOf(index);
        return (
          <li
            key={keyOf(item)}
            aria-setsize={items.length}
            aria-posinset={index + 1}
            style={{ transform: `translate(${left}px, ${top}px)`, width }}
          >
            {renderItem(item)}
          </li>
        );
      })}
    </Root>
  );
}
