import { styled, useThemeProps } from '@mui/material/styles';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { layout } from '#theme/layout';
import { space } from '#theme/space';
import { vars } from '#theme/vars';
import { Frame } from './Frame';
import { innerSlots } from '../styles/innerSlots';
import { media } from '../styles/media';
import { slotClasses } from '../styles/slotClasses';
import { faded } from '../styles/styleParts';
import { withClass } from '../styles/withClass';

export const siteHeaderClasses = slotClasses('MarqueeHeader', [
  'root',
  'row',
  'brand',
  'clock',
  'tools',
  'wideTools',
  'account',
  'nav',
  'entry',
  'atFoot',
]);

const slot = siteHeaderClasses;

const Root = styled('header', {
  name: 'MarqueeHeader',
  slot: 'Root',
  overridesResolver: innerSlots(siteHeaderClasses),
})<{ ownerState: SiteHeaderProps }>({
  position: 'relative',
  zIndex: 20,
  backgroundColor: faded(vars.surface.base, 88),
  borderBottom: `1px solid ${vars.line.subtle}`,
  [`& .${slot.row}`]: { display: 'flex', alignItems: 'center', gap: space(3.5), height: layout.header },
  [`& .${slot.brand}`]: { display: 'flex', marginRight: 'auto' },
  [`& .${slot.clock}`]: { paddingRight: 14, borderRight: `1px solid ${vars.line.subtle}` },
  [`& .${slot.tools}`]: { display: 'flex', alignItems: 'center', gap: space(1.5) },
  // A fixed width, so that nothing shifts when the log-in state becomes known.
  [`& .${slot.account}`]: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: space(2.5),
    minWidth: 266,
  },
  [media.belowDesktop]: { [`& .${slot.clock}`]: { display: 'none' } },
  [media.phone]: {
    [`& .${slot.row}`]: { height: 56 },
    [`& :is(.${slot.wideTools}, .${slot.nav})`]: { display: 'none' },
    [`& .${slot.entry}`]: { padding: '0 8px', height: 36 },
  },
  // If the page has a bottom bar with the same link, the second button is hidden before the name is cut.
  [media.small]: { [`&:has(> .${slot.nav}) .${slot.atFoot}`]: { display: 'none' } },
});

interface SiteHeaderProps extends Omit<ComponentPropsWithRef<'header'>, 'children'> {
  logo: ReactNode;
  clock: ReactNode;
  /** Tools shown on all screens. */
  tools: ReactNode;
  /** Tools hidden on a phone. */
  wideTools?: ReactNode;
  /**
   * Log-in and registration, or the member's balance and picture. Elements that a phone's bottom bar also has need
   * the class `atFoot` of `siteHeaderClasses`, buttons with text its class `entry`.
   */
  account: ReactNode;
  /** Undefined if the header has one row (lottery and seamless). */
  nav?: ReactNode;
}

declare module '@mui/material/styles' {
  interface ComponentsPropsList {
    MarqueeHeader: SiteHeaderProps;
  }
}

/** The page's header (narrower screens: `everyShell` of `theme/layouts`): brand, clock, tools, account, and below them the navigation. */
export function SiteHeader(given: SiteHeaderProps) {
  const props = useThemeProps({ props: given, name: 'MarqueeHeader' });
  const { logo, clock, tools, wideTools, account, nav, className, ...rest } = props;
  return (
    <Root {...rest} className={withClass(slot.root, className)} ownerState={props}>
      <Frame className={slot.row}>
        <div className={slot.brand}>{logo}</div>
        <div className={slot.clock}>{clock}</div>
        <div className={slot.tools}>
          {wideTools && <span className={withClass(slot.tools, slot.wideTools)}>{wideTools}</span>}
          {tools}
        </div>
        <div className={slot.account}>{account}</div>
      </Frame>
      {nav && <div className={slot.nav}>{nav}</div>}
    </Root>
  );
}
