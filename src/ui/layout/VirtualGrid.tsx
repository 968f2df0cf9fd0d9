import { styled, useThemeProps } from '@mui/material/styles';
import {
  createContext,
  use,
  useImperativeHandle,
  useMemo,
  type ComponentPropsWithRef,
  type CSSProperties,
  type ReactNode,
} from 'react';
import { cardGrid } from './CardGrid';
import { slotClasses } from '../styles/slotClasses';
import { focusRing } from '../styles/styleParts';
import { useGridFocus } from '../hooks/useGridFocus';
import { useWindowedRows } from '../hooks/useWindowedRows';
import { withClass } from '../styles/withClass';

export const virtualGridClasses = slotClasses('MarqueeVirtualGrid', ['root']);

const Root = styled('ul', { name: 'MarqueeVirtualGrid', slot: 'Root' })<{ ownerState: VirtualGridProps }>({
  ...cardGrid,
  position: 'relative',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  overflowAnchor: 'none',
  '& > *': { position: 'absolute', top: 0, left: 0, outlineOffset: 3 },
  '& > :focus-visible': focusRing,
});

interface Cells {
  readonly total: number;
  readonly styleOf: (index: number) => CSSProperties;
}

const CellsContext = createContext<Cells>({ total: 0, styleOf: () => ({}) });

interface VirtualGridProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  /** Number of cells, rendered or not. */
  count: number;
  /**
   * Number of cells including those that are not loaded yet.
   * @default count
   */
  total?: number;
  label: string;
  busy?: boolean;
  /** Renders a `GridCell` for each index from `first` to `end`, exclusive. */
  children: (first: number, end: number) => ReactNode;
}

declare module '@mui/material/styles' {
  interface ComponentsPropsList {
    MarqueeVirtualGrid: VirtualGridProps;
  }
}

/**
 * A grid for thousands of game cards: only the visible rows and a few around them are rendered. Arrow keys move the
 * focus from card to card, Home and End to the ends.
 */
export function VirtualGrid(given: VirtualGridProps) {
  const props = useThemeProps({ props: given, name: 'MarqueeVirtualGrid' });
  const { count, total = count, label, busy, children, className, style, ref: outer, ...rest } = props;
  const { ref, measure, first, last, height } = useWindowedRows(count);
  useImperativeHandle<HTMLUListElement | null, HTMLUListElement | null>(outer, () => ref.current, [ref]);
  const onKeyDown = useGridFocus({ ref, count, measure });
  const cells = useMemo<Cells>(
    () => ({
      total,
      styleOf: (index) => {
        const left = (index % measure.columns) * (measure.card + measure.gap);
        const top = Math.floor(index / measure.columns) * measure.rowStep;
        return { transform: `translate(${left}px, ${top}px)`, width: measure.card };
      },
    }),
    [total, measure],
  );
  return (
    <Root
      aria-label={label}
      aria-busy={busy || undefined}
      onKeyDown={onKeyDown}
      {...rest}
      ref={ref}
      className={withClass(virtualGridClasses.root, className)}
      style={{ ...style, height }}
      ownerState={props}
    >
      <CellsContext value={cells}>
        {children(first * measure.columns, Math.min(count, last * measure.columns))}
      </CellsContext>
    </Root>
  );
}

/** One cell of the grid; its content must fill it. */
export function GridCell({ index, children }: { index: number; children: ReactNode }) {
  const { total, styleOf } = use(CellsContext);
  return (
    <li
      tabIndex={-1}
      data-index={index}
      aria-setsize={total}
      aria-posinset={index + 1}
      style={styleOf(index)}
    >
      {children}
    </li>
  );
}
