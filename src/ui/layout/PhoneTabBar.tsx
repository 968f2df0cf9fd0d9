import { styled, useThemeProps } from '@mui/material/styles';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { layout } from '#theme/layout';
import { space } from '#theme/space';
import { textSize } from '#theme/textSize';
import { vars } from '#theme/vars';
import { anchor } from '../hooks/anchor';
import { innerSlots } from '../styles/innerSlots';
import { media } from '../styles/media';
import { slotClasses } from '../styles/slotClasses';
import { faded, focusRing, forcedEdge } from '../styles/styleParts';
import { withClass } from '../styles/withClass';

export const phoneTabBarClasses = slotClasses('MarqueePhoneTabBar', [
  'root',
  'tab',
  'raised',
  'bulb',
  'label',
]);

const slot = phoneTabBarClasses;

const Root = styled('nav', {
  name: 'MarqueePhoneTabBar',
  slot: 'Root',
  overridesResolver: innerSlots(phoneTabBarClasses),
})<{ ownerState: PhoneTabBarProps }>({
  display: 'none',
  position: 'fixed',
  zIndex: 25,
  insetInline: 0,
  bottom: 0,
  height: layout.tabBar,
  padding: '8px 6px 0',
  backgroundColor: faded(vars.surface.base, 96),
  borderTop: `1px solid ${vars.line.subtle}`,
  [media.phone]: { display: 'flex' },
  [`& .${slot.tab}`]: {
    position: 'relative',
    flex: 1,
    // Full width of a tab among five: a browser that has read two of them draws these where they stay.
    maxWidth: '20%',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: space(1),
    fontSize: textSize.tiny,
    lineHeight: '14px',
    fontWeight: 600,
    textAlign: 'center',
    textDecoration: 'none',
    color: vars.text.muted,
    '&:where([aria-current])': { color: vars.primary.text },
    '&:focus-visible': { ...focusRing, outlineOffset: -3, borderRadius: vars.radius.sm },
  },
  // Where the emphasised button stands is the brand's: `theme/layouts/sheets/tabBars.ts`.
  [`& .${slot.bulb}`]: { display: 'grid', placeItems: 'center', ...forcedEdge },
  variants: [{ props: ({ items }) => items.length < 5, style: { [`& .${slot.tab}`]: { maxWidth: 'none' } } }],
});

interface PhoneTabBarProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  label: string;
  items: readonly {
    id: string;
    label: string;
    href: string;
    icon: ReactNode;
    current?: boolean;
    /** The emphasised action: deposit. */
    raised?: boolean;
  }[];
}

declare module '@mui/material/styles' {
  interface ComponentsPropsList {
    MarqueePhoneTabBar: PhoneTabBarProps;
  }
}

/** The bottom navigation of a phone; hidden on wider screens. */
export function PhoneTabBar(given: PhoneTabBarProps) {
  const props = useThemeProps({ props: given, name: 'MarqueePhoneTabBar' });
  const { label, items, className, ...rest } = props;
  return (
    <Root aria-label={label} {...rest} className={withClass(slot.root, className)} ownerState={props}>
      {items.map(({ id, label: text, href, icon, current, raised }) => {
        const { component: Part, ...address } = anchor(href);
        return (
          <Part
            key={id}
            {...address}
            aria-current={current ? 'page' : undefined}
            className={raised ? withClass(slot.tab, slot.raised) : slot.tab}
          >
            {raised ? <span className={slot.bulb}>{icon}</span> : icon}
            <span className={slot.label}>{text}</span>
          </Part>
        );
      })}
    </Root>
  );
}
