import { styled } from '@mui/material/styles';
import { useEffect, useRef } from 'react';
import { space } from '#theme/space';
import { vars } from '#theme/vars';
import { anchor } from './anchor';
import { Badge } from './Badge';
import type { CentreItem } from './CentreMenu';
import { media } from './media';
import { focusRing, forcedEdge } from './styleParts';

const Root = styled('nav', { name: 'MarqueeCentreTabs', slot: 'Root' })({
  display: 'none',
  gap: space[2],
  margin: `0 -14px ${space[4]}`,
  padding: '3px 14px',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '& a': {
    display: 'flex',
    alignItems: 'center',
    gap: space[2],
    flex: 'none',
    height: 44,
    padding: `0 ${space[4]}`,
    borderRadius: vars.radius.sm,
    backgroundColor: vars.surface.raised,
    boxShadow: `inset 0 0 0 1px ${vars.line.subtle}`,
    color: vars.text.secondary,
    fontSize: 13.5,
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

/** On a phone: the pages of the group that is open, side by side; the one that is open is in view. */
export function CentreTabs({ label, items }: { label: string; items: readonly CentreItem[] }) {
  const root = useRef<HTMLElement>(null);
  const current = items.find((item) => item.current)?.id;
  useEffect(() => {
    const list = root.current;
    const open = list?.querySelector<HTMLElement>('[aria-current]');
    if (list && open) list.scrollLeft = open.offsetLeft - (list.clientWidth - open.offsetWidth) / 2;
  }, [current]);
  if (items.length < 2) return null;
  return (
    <Root aria-label={label} ref={root}>
      {items.map((item) => {
        const { component: Part, ...address } = anchor(item.href);
        return (
          <Part key={item.id} {...address} aria-current={item.current ? 'page' : undefined}>
            {item.label}
            {item.badge && <Badge {...item.badge} />}
          </Part>
        );
      })}
    </Root>
  );
}
