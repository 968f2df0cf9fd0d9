import { styled, useThemeProps } from '@mui/material/styles';
import { useEffect, useRef, type ComponentPropsWithRef, type ReactNode } from 'react';
import { layout } from '#theme/layout';
import { space } from '#theme/space';
import { textSize } from '#theme/textSize';
import { vars } from '#theme/vars';
import { anchor } from '../hooks/anchor';
import { CaretRightIcon } from '../media/icons';
import { innerSlots } from '../styles/innerSlots';
import { Link } from '../actions/Link';
import { media } from '../styles/media';
import { moveInGrid } from '../hooks/moveInGrid';
import { slotClasses } from '../styles/slotClasses';
import { display, focusRing } from '../styles/styleParts';
import { VendorTile, type VendorTileProps } from '../gaming/VendorTile';
import { withClass } from '../styles/withClass';

/** Five in the first row, four in the second (spec §9). */
const shownAtMost = 9;

export const megaMenuClasses = slotClasses('MarqueeMegaMenu', [
  'root',
  'head',
  'title',
  'note',
  'enter',
  'list',
  'more',
  'aside',
]);

const MegaMenuRoot = styled('div', {
  name: 'MarqueeMegaMenu',
  slot: 'Root',
  overridesResolver: innerSlots(megaMenuClasses),
})<{ ownerState: MegaMenuProps }>({
  display: 'grid',
  gridTemplateColumns: '1fr',
  gap: space(6),
  [`& .${megaMenuClasses.aside}`]: {
    display: 'grid',
    minHeight: 0,
    [media.belowDesktop]: { display: 'none' },
  },
  [`& .${megaMenuClasses.head}`]: {
    display: 'flex',
    alignItems: 'baseline',
    gap: space(3),
    marginBottom: space(3.5),
  },
  [`& .${megaMenuClasses.title}`]: display(20, 28),
  [`& .${megaMenuClasses.note}`]: { fontSize: textSize.body, color: vars.text.muted },
  [`& .${megaMenuClasses.enter}`]: { marginLeft: 'auto' },
  [`& .${megaMenuClasses.list}`]: {
    display: 'grid',
    gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
    gap: layout.cardGap,
    margin: 0,
    padding: 0,
    listStyle: 'none',
    [media.belowDesktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
  [`& .${megaMenuClasses.more}`]: {
    display: 'grid',
    placeItems: 'center',
    minHeight: 104,
    height: '100%',
    borderRadius: vars.radius.md,
    border: `1px solid ${vars.line.subtle}`,
    backgroundColor: vars.surface.raised,
    color: vars.text.secondary,
    fontWeight: 600,
    textDecoration: 'none',
    '&:hover': { backgroundColor: vars.surface.overlay, color: vars.text.primary },
    '&:focus-visible': focusRing,
  },
  variants: [
    {
      props: ({ aside }) => Boolean(aside),
      style: { [media.desktop]: { gridTemplateColumns: `minmax(0, 1fr) ${layout.sidebar}px` } },
    },
  ],
});

interface MegaMenuProps extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'children'> {
  title: string;
  /** Text beside the title: the rebate of the category. */
  note?: string;
  /** Link to the category itself. */
  enter?: { label: string; href: string };
  tiles: readonly (VendorTileProps & { id: string })[];
  /** Link to all vendors, shown if there are more than nine. */
  more?: { label: string; href: string };
  /** A card at the right, such as a promotion. */
  aside?: ReactNode;
  /**
   * Focuses the first tile, because the menu was opened by keyboard.
   * @default false
   */
  focusFirst?: boolean;
}

declare module '@mui/material/styles' {
  interface ComponentsPropsList {
    MarqueeMegaMenu: MegaMenuProps;
  }
}

/** The menu of a category: at most nine vendors, then a link to all. Arrow keys move the focus. */
export function MegaMenu(given: MegaMenuProps) {
  const props = useThemeProps({ props: given, name: 'MarqueeMegaMenu' });
  const { title, note, enter, tiles, more, aside, focusFirst = false, className, ...rest } = props;
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (focusFirst) list.current?.querySelector('a')?.focus();
  }, [focusFirst]);
  const shown = more ? tiles.slice(0, shownAtMost) : tiles;
  return (
    <MegaMenuRoot {...rest} className={withClass(megaMenuClasses.root, className)} ownerState={props}>
      <div>
        <div className={megaMenuClasses.head}>
          <b className={megaMenuClasses.title}>{title}</b>
          {note && <small className={megaMenuClasses.note}>{note}</small>}
          {enter && (
            <Link className={megaMenuClasses.enter} href={enter.href} tone="neutral">
              {enter.label}
              <CaretRightIcon fontSize={14} />
            </Link>
          )}
        </div>
        <ul className={megaMenuClasses.list} ref={list} onKeyDown={(event) => moveInGrid(event, 'a')}>
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
      {aside && <aside className={megaMenuClasses.aside}>{aside}</aside>}
    </MegaMenuRoot>
  );
}

function AllOfThem({ label, href }: { label: string; href: string }) {
  const { component: Part, ...address } = anchor(href);
  return (
    <Part {...address} className={megaMenuClasses.more}>
      {label}
    </Part>
  );
}
