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
import { vars } from '#theme/vars';
import { cardGrid } from './CardGrid';
import type { GridMeasure } from './gridMeasure';
import { slotClasses } from '../styles/slotClasses';
import { focusRing } from '../styles/styleParts';
import { useGridFocus } from '../hooks/useGridFocus';
import { useWindowedRows } from '../hooks/useWindowedRows';
import { withClass } from '../styles/withClass';

export const virtualGridClasses = slotClasses('MarqueeVirtualGrid', ['root']);

/** Pixels by which a place is smaller than its cover, on each side: more than the corner of a cover hides. */
const TILE_INSET = 8;

/** What the picture of a place takes from the measures of the grid. */
const tileOf = ({ columns, card, gap, cover, rowStep }: GridMeasure, count: number) => ({
  '--tile-step': `${card + gap}px ${rowStep}px`,
  '--tile-left': `${gap + 2 * TILE_INSET}px`,
  '--tile-top': `${rowStep - cover + 2 * TILE_INSET}px`,
  '--full-rows': `${Math.floor(count / columns) * rowStep}px`,
});

const Root = styled('ul', { name: 'MarqueeVirtualGrid', slot: 'Root' })<{ ownerState: VirtualGridProps }>({
  ...cardGrid,
  position: 'relative',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  overflowAnchor: 'none',
  '& > *': { position: 'absolute', top: 0, left: 0, outlineOffset: 3 },
  '& > :focus-visible': focusRing,
  // Rows that a fast scroll reaches before they are rendered: one repeated picture of a cover's place, which costs no
  // element. It is smaller than a cover, so that none of it shows behind one.
  '&::before': {
    content: '""',
    position: 'absolute',
    inset: '0 0 auto',
    height: 'var(--full-rows)',
    backgroundImage: `conic-gradient(from 90deg at var(--tile-left) var(--tile-top), ${vars.surface.selected} 25%, transparent 0)`,
    backgroundSize: 'var(--tile-step)',
    backgroundPosition: `calc(${TILE_INSET}px - var(--tile-left)) calc(${TILE_INSET}px - var(--tile-top))`,
    '@media (forced-colors: active)': { display: 'none' },
  },
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
      style={{ ...style, ...tileOf(measure, count), height }}
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
