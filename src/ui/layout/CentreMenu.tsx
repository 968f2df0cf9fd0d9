import { styled, useThemeProps } from '@mui/material/styles';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { space } from '#theme/space';
import { textSize } from '#theme/textSize';
import { vars } from '#theme/vars';
import { anchor } from '../hooks/anchor';
import { Badge } from '../data-display/Badge';
import { innerSlots } from '../styles/innerSlots';
import { media } from '../styles/media';
import { slotClasses } from '../styles/slotClasses';
import { focusRing } from '../styles/styleParts';
import { withClass } from '../styles/withClass';

export const centreMenuClasses = slotClasses('MarqueeCentreMenu', ['root', 'title', 'list', 'link', 'label']);

const slot = centreMenuClasses;

const Root = styled('nav', {
  name: 'MarqueeCentreMenu',
  slot: 'Root',
  overridesResolver: innerSlots(centreMenuClasses),
})<{ ownerState: CentreMenuProps }>({
  [`& .${slot.title}`]: {
    margin: `${space(4)} ${space(3)} ${space(1)}`,
    fontSize: textSize.caption,
    lineHeight: '16px',
    fontWeight: 600,
    color: vars.text.muted,
  },
  [`& .${slot.list}`]: { display: 'grid', gap: space(0.5), margin: 0, padding: 0, listStyle: 'none' },
  [`& .${slot.link}`]: {
    display: 'flex',
    alignItems: 'center',
    gap: space(3),
    minHeight: 38,
    padding: `6px ${space(3)}`,
    borderRadius: vars.radius.sm,
    color: vars.text.secondary,
    fontSize: textSize.name,
    lineHeight: '18px',
    fontWeight: 600,
    textDecoration: 'none',
    [`& > :not(.${slot.label})`]: { flex: 'none' },
    '&:hover': { backgroundColor: vars.surface.overlay, color: vars.text.primary },
    '&:focus-visible': { ...focusRing, outlineOffset: -3 },
    '&[aria-current]': { backgroundColor: vars.surface.selected, color: vars.text.primary },
  },
  [`& .${slot.label}`]: { flex: 1, minWidth: 0, overflowWrap: 'anywhere' },
  [media.phone]: { [`& .${slot.link}`]: { minHeight: 44 } },
});

export interface CentreItem {
  id: string;
  label: string;
  href: string;
  icon: ReactNode;
  current?: boolean;
  /** Count on the entry, and its accessible text. */
  badge?: { count: number; label: string };
}

export interface CentreGroup {
  id: string;
  label: string;
  items: readonly CentreItem[];
}

interface CentreMenuProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  label: string;
  groups: readonly CentreGroup[];
  /** Called when the user has selected a page. */
  onChoose?: () => void;
}

declare module '@mui/material/styles' {
  interface ComponentsPropsList {
    MarqueeCentreMenu: CentreMenuProps;
  }
}

/** The menu of a centre: its pages in groups. */
export function CentreMenu(given: CentreMenuProps) {
  const props = useThemeProps({ props: given, name: 'MarqueeCentreMenu' });
  const { label, groups, onChoose, className, ...rest } = props;
  return (
    <Root aria-label={label} {...rest} className={withClass(slot.root, className)} ownerState={props}>
      {groups.map((group) => (
        <section key={group.id} aria-label={group.label}>
          <h3 className={slot.title} aria-hidden>
            {group.label}
          </h3>
          <ul className={slot.list}>
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
    <Part
      {...address}
      className={slot.link}
      aria-current={item.current ? 'page' : undefined}
      onClick={onChoose}
    >
      {item.icon}
      <span className={slot.label}>{item.label}</span>
      {item.badge && <Badge {...item.badge} />}
    </Part>
  );
}
