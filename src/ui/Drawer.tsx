import MuiDrawer from '@mui/material/Drawer';
import { styled } from '@mui/material/styles';
import { useId, type ReactNode } from 'react';
import { vars } from '#theme/vars';
import { IconButton } from './IconButton';
import { XIcon } from './icons';
import { display } from './styleParts';
import { useScrollFocus } from './useScrollFocus';

const Root = styled(MuiDrawer, { name: 'MarqueeDrawer', slot: 'Root' })({
  '& .MuiDrawer-paper': {
    width: 'min(360px, calc(100% - 48px))',
    background: vars.surface.raised,
    color: vars.text.primary,
    boxShadow: vars.shadow.high,
  },
  '& header': {
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    padding: '16px 12px 16px 20px',
    borderBottom: `1px solid ${vars.line.subtle}`,
  },
  '& h2': { ...display(20, 28), flex: 1, minWidth: 0, margin: 0, overflowWrap: 'anywhere' },
  '& .body': { flex: 1, minHeight: 0, padding: 20, overflowY: 'auto' },
  '& footer': { display: 'grid', gap: 8, padding: '12px 20px', borderTop: `1px solid ${vars.line.subtle}` },
});

interface DrawerProps {
  open: boolean;
  title: string;
  closeLabel: string;
  onClose: () => void;
  children: ReactNode;
  side?: 'left' | 'right';
  /** Stays in view under what scrolls. */
  actions?: ReactNode;
}

/** A panel from the side, for filters and menus that do not take the page: traps the focus and gives it back. */
export function Drawer({ open, title, closeLabel, onClose, children, side = 'right', actions }: DrawerProps) {
  const titleId = useId();
  const scroller = useScrollFocus<HTMLDivElement>();
  return (
    <Root
      open={open}
      anchor={side}
      onClose={onClose}
      slotProps={{ paper: { role: 'dialog', 'aria-modal': true, 'aria-labelledby': titleId } }}
    >
      <header>
        <h2 id={titleId}>{title}</h2>
        <IconButton label={closeLabel} onClick={onClose}>
          <XIcon fontSize={20} />
        </IconButton>
      </header>
      <div className="body" ref={scroller}>
        {children}
      </div>
      {actions && <footer>{actions}</footer>}
    </Root>
  );
}
