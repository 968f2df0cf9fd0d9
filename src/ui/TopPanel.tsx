import Dialog from '@mui/material/Dialog';
import { keyframes } from '@emotion/react';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { duration, easing } from '#theme/motion';
import { vars } from '#theme/vars';
import { Frame } from './Frame';
import { media } from './media';
import { stillBackdrop, stillDialog } from './stillDialog';

const drop = keyframes({ from: { opacity: 0, transform: 'translateY(-12px)' } });

const Root = styled(Dialog, { name: 'MarqueeTopPanel', slot: 'Root' })({
  ...stillBackdrop,
  '& .MuiDialog-container': { alignItems: 'flex-start' },
  '& .MuiDialog-paper': {
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

interface TopPanelProps {
  label: string;
  onClose: () => void;
  children: ReactNode;
}

/** A panel of the page's whole width from its top, a page of its own on a phone: traps the focus and gives it back. */
export function TopPanel({ label, onClose, children }: TopPanelProps) {
  return (
    <Root
      open
      onClose={onClose}
      scroll="paper"
      slots={stillDialog.slots}
      slotProps={{ backdrop: stillDialog.backdrop, paper: { 'aria-label': label } }}
    >
      <Frame>{children}</Frame>
    </Root>
  );
}
