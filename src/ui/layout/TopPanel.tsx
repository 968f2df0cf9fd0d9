import Dialog from '@mui/material/Dialog';
import { keyframes } from '@emotion/react';
import { styled, useThemeProps } from '@mui/material/styles';
import type { ComponentPropsWithRef } from 'react';
import { duration, easing } from '#theme/motion';
import { vars } from '#theme/vars';
import { Frame } from './Frame';
import { innerSlots } from '../styles/innerSlots';
import { media } from '../styles/media';
import { slotClasses } from '../styles/slotClasses';
import { stillBackdrop, dialogWithoutTransitions } from '../overlays/dialogWithoutTransitions';
import { useTitle } from '../hooks/useTitle';
import { withClass } from '../styles/withClass';

const drop = keyframes({ from: { opacity: 0, transform: 'translateY(-12px)' } });

export const topPanelClasses = slotClasses('MarqueeTopPanel', ['root', 'paper']);

const TopPanelRoot = styled(Dialog, {
  name: 'MarqueeTopPanel',
  slot: 'Root',
  overridesResolver: innerSlots(topPanelClasses),
})<{ ownerState: TopPanelProps }>({
  ...stillBackdrop,
  '& .MuiDialog-container': { alignItems: 'flex-start' },
  [`& .${topPanelClasses.paper}`]: {
    width: '100%',
    maxWidth: 'none',
    maxHeight: 'calc(100% - 40px)',
    margin: 0,
    padding: '24px 0 32px',
    overflowY: 'auto',
    background: vars.surface.base,
    color: vars.text.primary,
    borderBottom: `1px solid ${vars.line.subtle}`,
    borderRadius: `0 0 ${vars.radius.xl} ${vars.radius.xl}`,
    boxShadow: vars.shadow.high,
    animation: `${drop} ${duration.slow} ${easing.out}`,
    [media.phone]: { height: '100%', maxHeight: 'none', padding: '12px 0 24px', border: 0, borderRadius: 0 },
  },
});

interface TopPanelProps extends Omit<ComponentPropsWithRef<'div'>, 'role'> {
  label: string;
  onClose: () => void;
}

declare module '@mui/material/styles' {
  interface ComponentsPropsList {
    MarqueeTopPanel: TopPanelProps;
  }
}

/** A panel at the top with the page's full width, or a full page on a phone. It traps the focus and returns it. */
export function TopPanel(given: TopPanelProps) {
  const props = useThemeProps({ props: given, name: 'MarqueeTopPanel' });
  const { label, onClose, children, className, ...rest } = props;
  useTitle(label);
  return (
    <TopPanelRoot
      {...rest}
      className={withClass(topPanelClasses.root, className)}
      ownerState={props}
      open
      onClose={onClose}
      scroll="paper"
      slots={dialogWithoutTransitions.slots}
      slotProps={{
        backdrop: dialogWithoutTransitions.backdrop,
        paper: { className: topPanelClasses.paper, 'aria-label': label },
      }}
    >
      <Frame>{children}</Frame>
    </TopPanelRoot>
  );
}
