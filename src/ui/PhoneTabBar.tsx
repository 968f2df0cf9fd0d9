import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { layout } from '#theme/layout';
import { vars } from '#theme/vars';
import { anchor } from './anchor';
import { media } from './media';
import { faded, focusRing, forcedEdge } from './styleParts';

const Root = styled('nav', { name: 'MarqueePhoneTabBar', slot: 'Root' })({
  display: 'none',
  position: 'fixed',
  zIndex: 25,
  insetInline: 0,
  bottom: 0,
  height: layout.tabBar,
  padding: '8px 6px 0',
  justifyContent: 'space-around',
  backgroundColor: faded(vars.surface.base, 96),
  borderTop: `1px solid ${vars.line.subtle}`,
  [media.phone]: { display: 'flex' },
  '& a': {
    position: 'relative',
    flex: 1,
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: 3,
    fontSize: 11,
    lineHeight: '14px',
    fontWeight: 600,
    textAlign: 'center',
    textDecoration: 'none',
    color: vars.text.muted,
    '&[aria-current]': { color: vars.primary.text },
    '&[data-raised]': { color: vars.accent.text, justifyContent: 'flex-end', paddingBottom: 18 },
    '&:focus-visible': { ...focusRing, outlineOffset: -3, borderRadius: vars.radius.sm },
  },
  '& .bulb': {
    position: 'absolute',
    left: '50%',
    top: -26,
    display: 'grid',
    placeItems: 'center',
    width: 54,
    height: 54,
    marginLeft: -27,
    borderRadius: vars.radius.pill,
    background: vars.gradient.accent,
    color: vars.text.onAccent,
    // A ring, not a border, which would take the taps of what stands beside it.
    boxShadow: `0 0 0 5px ${vars.surface.base}, ${vars.shadow.accentGlow}`,
    ...forcedEdge,
  },
});

interface PhoneTabBarProps {
  label: string;
  items: readonly {
    id: string;
    label: string;
    href: string;
    icon: ReactNode;
    current?: boolean;
    /** The one action that stands out: deposit. */
    raised?: boolean;
  }[];
}

/** The way round on a phone; nothing on wider screens. */
export function PhoneTabBar({ label, items }: PhoneTabBarProps) {
  return (
    <Root aria-label={label}>
      {items.map(({ id, label: text, href, icon, current, raised }) => {
        const { component: Part, ...address } = anchor(href);
        return (
          <Part
            key={id}
            {...address}
            aria-current={current ? 'page' : undefined}
            data-raised={raised || undefined}
          >
            {raised ? <span className="bulb">{icon}</span> : icon}
            <span>{text}</span>
          </Part>
        );
      })}
    </Root>
  );
}
