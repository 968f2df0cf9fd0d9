import { styled } from '@mui/material/styles';
import { useEffect, useRef, type ReactNode } from 'react';
import { layout } from '#theme/layout';
import { vars } from '#theme/vars';
import { anchor } from './anchor';
import { CaretRightIcon } from './icons';
import { Link } from './Link';
import { media } from './media';
import { moveInGrid } from './moveInGrid';
import { display, focusRing } from './styleParts';
import { VendorTile, type VendorTileProps } from './VendorTile';

/** Five in the first row, four in the second (spec §9). */
const shownAtMost = 9;

const Root = styled('div', { name: 'MarqueeMegaMenu', slot: 'Root' })({
  display: 'grid',
  gridTemplateColumns: '1fr',
  gap: 24,
  '&[data-aside]': { [media.desktop]: { gridTemplateColumns: `minmax(0, 1fr) ${layout.sidebar}px` } },
  '& > aside': { display: 'grid', minHeight: 0, [media.belowDesktop]: { display: 'none' } },
  '& .head': { display: 'flex', alignItems: 'baseline', gap: 12, marginBottom: 14 },
  '& .head b': display(20, 28),
  '& .head small': { fontSize: 14, color: vars.text.muted },
  '& .head > a': { marginLeft: 'auto' },
  '& ul': {
    display: 'grid',
    gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
    gap: layout.cardGap,
    margin: 0,
    padding: 0,
    listStyle: 'none',
    [media.belowDesktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
  '& .more': {
    display: 'grid',
    placeItems: 'center',
    height: 104,
    borderRadius: vars.radius.md,
    border: `1px solid ${vars.line.subtle}`,
    backgroundColor: vars.surface.raised,
    color: vars.text.secondary,
    fontWeight: 600,
    textDecoration: 'none',
    '&:hover': { backgroundColor: vars.surface.overlay, color: vars.text.primary },
    '&:focus-visible': focusRing,
  },
});

interface MegaMenuProps {
  title: string;
  /** Beside the title: the rebate of the category. */
  note?: string;
  /** The way to the category itself. */
  enter?: { label: string; href: string };
  tiles: readonly (VendorTileProps & { id: string })[];
  /** The way to all, shown when nine tiles stand; absent where all are shown anyway. */
  more?: { label: string; href: string };
  /** One card at the right, such as a tournament. */
  aside?: ReactNode;
  /** The focus goes to the first tile: the menu was opened by key. */
  focusFirst?: boolean;
}

/** The menu of one category: at most nine vendors, then a way to all of them. Arrows move in it. */
export function MegaMenu({ title, note, enter, tiles, more, aside, focusFirst = false }: MegaMenuProps) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (focusFirst) list.current?.querySelector('a')?.focus();
  }, [focusFirst]);
  const shown = more ? tiles.slice(0, shownAtMost) : tiles;
  return (
    <Root data-aside={aside ? true : undefined}>
      <div>
        <div className="head">
          <b>{title}</b>
          {note && <small>{note}</small>}
          {enter && (
            <Link href={enter.href} tone="neutral">
              {enter.label}
              <CaretRightIcon fontSize={14} />
            </Link>
          )}
        </div>
        <ul ref={list} onKeyDown={(event) => moveInGrid(event, 'a')}>
          {shown.map(({ id, ...tile }) => (
            <li key={id}>
              <VendorTile {...tile} />
            </li>
          ))}
          {more && tiles.length >= shownAtMost && (
            <li>
              <AllOfThem {...more} />
            </li>
          )}
        </ul>
      </div>
      {aside && <aside>{aside}</aside>}
    </Root>
  );
}

function AllOfThem({ label, href }: { label: string; href: string }) {
  const { component: Part, ...address } = anchor(href);
  return (
    <Part {...address} className="more">
      {label}
    </Part>
  );
}
