import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { layout } from '#theme/layout';
import { vars } from '#theme/vars';
import { anchor } from './anchor';
import { focusRing } from './styleParts';
import { VendorTile, type VendorTileProps } from './VendorTile';

/** Five in the first row, four in the second (spec §9). */
const shownAtMost = 9;

const Root = styled('div', { name: 'MarqueeMegaMenu', slot: 'Root' })({
  display: 'grid',
  gridTemplateColumns: '1fr',
  gap: 24,
  '&[data-aside]': { gridTemplateColumns: `1fr ${layout.sidebar}px` },
  '& ul': {
    display: 'grid',
    gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
    gap: layout.cardGap,
    margin: 0,
    padding: 0,
    listStyle: 'none',
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
  vendors: readonly (VendorTileProps & { id: string })[];
  more: { label: string; href: string };
  /** One card at the right, such as a tournament. */
  aside?: ReactNode;
}

/** The vendors of one category: at most nine, then a way to all of them. */
export function MegaMenu({ vendors, more, aside }: MegaMenuProps) {
  const { component: Part, ...address } = anchor(more.href);
  return (
    <Root data-aside={aside ? true : undefined}>
      <ul>
        {vendors.slice(0, shownAtMost).map(({ id, ...vendor }) => (
          <li key={id}>
            <VendorTile {...vendor} />
          </li>
        ))}
        {vendors.length >= shownAtMost && (
          <li>
            <Part {...address} className="more">
              {more.label}
            </Part>
          </li>
        )}
      </ul>
      {aside}
    </Root>
  );
}
