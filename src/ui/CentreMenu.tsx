import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { space } from '#theme/space';
import { vars } from '#theme/vars';
import { anchor } from './anchor';
import { Badge } from './Badge';
import { media } from './media';
import { focusRing } from './styleParts';

const Root = styled('nav', { name: 'MarqueeCentreMenu', slot: 'Root' })({
  '& h3': {
    margin: `${space[4]} ${space[3]} ${space[1]}`,
    fontSize: 12,
    lineHeight: '16px',
    fontWeight: 600,
    color: vars.text.muted,
  },
  '& ul': { display: 'grid', gap: 2, margin: 0, padding: 0, listStyle: 'none' },
  '& a': {
    display: 'flex',
    alignItems: 'center',
    gap: space[3],
    minHeight: 38,
    padding: `6px ${space[3]}`,
    borderRadius: vars.radius.sm,
    color: vars.text.secondary,
    fontSize: 13.5,
    lineHeight: '18px',
    fontWeight: 600,
    textDecoration: 'none',
    '& > svg': { flex: 'none' },
    '& > span:first-of-type': { flex: 1, minWidth: 0, overflowWrap: 'anywhere' },
    '&:hover': { backgroundColor: vars.surface.overlay, color: vars.text.primary },
    '&:focus-visible': { ...focusRing, outlineOffset: -3 },
    '&[aria-current]': { backgroundColor: vars.surface.selected, color: vars.text.primary },
  },
  [media.phone]: { '& a': { minHeight: 44 } },
});

export interface CentreItem {
  id: string;
  label: string;
  href: string;
  icon: ReactNode;
  current?: boolean;
  /** How many wait there, and that in words. */
  badge?: { count: number; label: string };
}

export interface CentreGroup {
  id: string;
  label: string;
  items: readonly CentreItem[];
}

interface CentreMenuProps {
  label: string;
  groups: readonly CentreGroup[];
  /** A page was chosen, by its address. */
  onChoose?: () => void;
}

/** The pages of a centre in their groups. */
export function CentreMenu({ label, groups, onChoose }: CentreMenuProps) {
  return (
    <Root aria-label={label}>
      {groups.map((group) => (
        <section key={group.id} aria-label={group.label}>
          <h3 aria-hidden>{group.label}</h3>
          <ul>
            {group.items.map((item) => (
              <li key={item.id}>
                <CentreLink item={item} onChoose={onChoose} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Root>
  );
}

function CentreLink({ item, onChoose }: { item: CentreItem; onChoose: (() => void) | undefined }) {
  const { component: Part, ...address } = anchor(item.href);
  return (
    <Part {...address} aria-current={item.current ? 'page' : undefined} onClick={onChoose}>
      {item.icon}
      <span>{item.label}</span>
      {item.badge && <Badge {...item.badge} />}
    </Part>
  );
}
