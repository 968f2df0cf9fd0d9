import { styled, useThemeProps } from '@mui/material/styles';
import { useEffect, useImperativeHandle, useRef, type ComponentPropsWithRef } from 'react';
import { space } from '#theme/space';
import { textSize } from '#theme/textSize';
import { vars } from '#theme/vars';
import { anchor } from '../hooks/anchor';
import { Badge } from '../data-display/Badge';
import type { CentreItem } from './CentreMenu';
import { innerSlots } from '../styles/innerSlots';
import { media } from '../styles/media';
import { slotClasses } from '../styles/slotClasses';
import { focusRing, forcedEdge } from '../styles/styleParts';
import { withClass } from '../styles/withClass';

export const centreTabsClasses = slotClasses('MarqueeCentreTabs', ['root', 'tab']);

const slot = centreTabsClasses;

const Root = styled('nav', {
  name: 'MarqueeCentreTabs',
  slot: 'Root',
  overridesResolver: innerSlots(centreTabsClasses),
})<{ ownerState: CentreTabsProps }>({
  display: 'none',
  gap: space(2),
  margin: space(0, -3.5, 4),
  padding: '3px 14px',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  [`& .${slot.tab}`]: {
    display: 'flex',
    alignItems: 'center',
    gap: space(2),
    flex: 'none',
    height: 44,
    padding: `0 ${space(4)}`,
    borderRadius: vars.radius.sm,
    backgroundColor: vars.surface.raised,
    boxShadow: `inset 0 0 0 1px ${vars.line.subtle}`,
    color: vars.text.secondary,
    fontSize: textSize.name,
    fontWeight: 600,
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    ...forcedEdge,
    '&:focus-visible': { ...focusRing, outlineOffset: -3 },
    '&[aria-current]': {
      backgroundColor: vars.primary.soft,
      boxShadow: `inset 0 0 0 2px ${vars.primary.main}`,
      color: vars.primary.text,
    },
  },
  [media.phone]: { display: 'flex' },
});

interface CentreTabsProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  label: string;
  items: readonly CentreItem[];
}

declare module '@mui/material/styles' {
  interface ComponentsPropsList {
    MarqueeCentreTabs: CentreTabsProps;
  }
}

/** On a phone: the pages of the open group as tabs; the open page is scrolled into view. */
export function CentreTabs(given: CentreTabsProps) {
  const props = useThemeProps({ props: given, name: 'MarqueeCentreTabs' });
  const { label, items, className, ref, ...rest } = props;
  const root = useRef<HTMLElement>(null);
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => root.current);
  const current = items.find((item) => item.current)?.id;
  useEffect(() => {
    const list = root.current;
    const open = list?.querySelector<HTMLElement>('[aria-current]');
    if (list && open) list.scrollLeft = open.offsetLeft - (list.clientWidth - open.offsetWidth) / 2;
  }, [current]);
  if (items.length < 2) return null;
  return (
    <Root
      aria-label={label}
      {...rest}
      ref={root}
      className={withClass(slot.root, className)}
      ownerState={props}
    >
      {items.map((item) => {
        const { component: Part, ...address } = anchor(item.href);
        return (
          <Part
            key={item.id}
            {...address}
            className={slot.tab}
            aria-current={item.current ? 'page' : undefined}
          >
            {item.label}
            {item.badge && <Badge {...item.badge} />}
          </Part>
        );
      })}
    </Root>
  );
}
