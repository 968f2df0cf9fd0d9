import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { layout } from '#theme/layout';
import { vars } from '#theme/vars';
import { Frame } from './Frame';
import { media } from './media';
import { faded } from './styleParts';

const Root = styled('header', { name: 'MarqueeHeader', slot: 'Root' })({
  position: 'relative',
  zIndex: 20,
  backgroundColor: faded(vars.surface.base, 88),
  borderBottom: `1px solid ${vars.line.subtle}`,
  '& .row': { display: 'flex', alignItems: 'center', gap: 14, height: layout.header },
  '& .brand': { display: 'flex', marginRight: 'auto' },
  '& .clock': { paddingRight: 14, borderRight: `1px solid ${vars.line.subtle}` },
  '& .tools': { display: 'flex', alignItems: 'center', gap: 6 },
  // Fixed, so that nothing moves when it becomes known who is here.
  '& .account': { display: 'flex', alignItems: 'center', justifyContent: 'flex-end', gap: 10, minWidth: 266 },
  [media.belowDesktop]: { '& .clock': { display: 'none' } },
  [media.compact]: {
    '& .row': { gap: 8 },
    '& .tools': { gap: 2, flex: 'none' },
    '& .account': { gap: 8, minWidth: 0, flex: 'none' },
    // A name that does not fit is cut, and never goes as a whole.
    '& .brand': { flex: '1 1 0', minWidth: 32 },
    // A name without room for all of it falls below the mark, out of sight.
    '& .brand a': {
      minWidth: 0,
      height: 32,
      flexWrap: 'wrap',
      alignContent: 'flex-start',
      overflow: 'hidden',
    },
    '& .brand b': { lineHeight: '32px' },
  },
  [media.phone]: {
    '& .row': { height: 56, gap: 6 },
    '& .wide, & .nav': { display: 'none' },
    '& .account .entry': { padding: '0 10px', height: 36 },
  },
  // Where the page has a foot with the same way in, the second button goes before the name.
  [media.small]: { '&:has(> .nav) .atFoot': { display: 'none' } },
});

interface SiteHeaderProps {
  logo: ReactNode;
  clock: ReactNode;
  /** Tools that a phone also shows. */
  tools: ReactNode;
  /** Tools that a phone leaves out. */
  wideTools?: ReactNode;
  /** Login and join, or the member's balance and picture. What the foot of a phone has as well bears the class `atFoot`, a button of words `entry`. */
  account: ReactNode;
  /** Absent where the header has one row (lottery and seamless). */
  nav?: ReactNode;
}

/** The page's head: brand, clock, tools, account, and below them the navigation. */
export function SiteHeader({ logo, clock, tools, wideTools, account, nav }: SiteHeaderProps) {
  return (
    <Root>
      <Frame className="row">
        <div className="brand">{logo}</div>
        <div className="clock">{clock}</div>
        <div className="tools">
          {wideTools && <span className="wide tools">{wideTools}</span>}
          {tools}
        </div>
        <div className="account">{account}</div>
      </Frame>
      {nav && <div className="nav">{nav}</div>}
    </Root>
  );
}
