import MuiDrawer from '@mui/material/Drawer';
import { styled, useThemeProps } from '@mui/material/styles';
import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { space } from '#theme/space';
import { vars } from '#theme/vars';
import { IconButton } from '../actions/IconButton';
import { XIcon } from '../media/icons';
import { innerSlots } from '../styles/innerSlots';
import { slotClasses } from '../styles/slotClasses';
import { display } from '../styles/styleParts';
import { useScrollFocus } from '../hooks/useScrollFocus';
import { withClass } from '../styles/withClass';

export const drawerClasses = slotClasses('MarqueeDrawer', [
  'root',
  'paper',
  'header',
  'title',
  'body',
  'actions',
]);

const DrawerRoot = styled(MuiDrawer, {
  name: 'MarqueeDrawer',
  slot: 'Root',
  overridesResolver: innerSlots(drawerClasses),
})<{ ownerState: DrawerProps }>({
  [`& .${drawerClasses.paper}`]: {
    width: 'min(360px, calc(100% - 48px))',
    background: vars.surface.raised,
    color: vars.text.primary,
    boxShadow: vars.shadow.high,
  },
  [`& .${drawerClasses.header}`]: {
    display: 'flex',
    alignItems: 'center',
    gap: space(3),
    padding: '16px 12px 16px 20px',
    borderBottom: `1px solid ${vars.line.subtle}`,
  },
  [`& .${drawerClasses.title}`]: {
    ...display(20, 28),
    flex: 1,
    minWidth: 0,
    margin: 0,
    overflowWrap: 'anywhere',
  },
  [`& .${drawerClasses.body}`]: { flex: 1, minHeight: 0, padding: 20, overflowY: 'auto' },
  [`& .${drawerClasses.actions}`]: {
    display: 'grid',
    gap: space(2),
    padding: '12px 20px',
    borderTop: `1px solid ${vars.line.subtle}`,
  },
});

interface DrawerProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  open: boolean;
  title: string;
  closeLabel: string;
  onClose: () => void;
  /** @default right */
  side?: 'left' | 'right';
  /** Stays visible below the scrolling content. */
  actions?: ReactNode;
}

declare module '@mui/material/styles' {
  interface ComponentsPropsList {
    MarqueeDrawer: DrawerProps;
  }
}

/** A side panel for filters and menus: traps the focus and returns it. */
export function Drawer(given: DrawerProps) {
  const props = useThemeProps({ props: given, name: 'MarqueeDrawer' });
  const { open, title, closeLabel, onClose, children, side = 'right', actions, className, ...rest } = props;
  const titleId = useId();
  const scroller = useScrollFocus<HTMLDivElement>();
  return (
    <DrawerRoot
      {...rest}
      className={withClass(drawerClasses.root, className)}
      ownerState={{ ...props, side }}
      open={open}
      anchor={side}
      onClose={onClose}
      slotProps={{
        paper: {
          className: drawerClasses.paper,
          role: 'dialog',
          'aria-modal': true,
          'aria-labelledby': titleId,
        },
      }}
    >
      <header className={drawerClasses.header}>
        <h2 className={drawerClasses.title} id={titleId}>
          {title}
        </h2>
        <IconButton label={closeLabel} onClick={onClose}>
          <XIcon fontSize={20} />
        </IconButton>
      </header>
      <div className={drawerClasses.body} ref={scroller}>
        {children}
      </div>
      {actions && <footer className={drawerClasses.actions}>{actions}</footer>}
    </DrawerRoot>
  );
}
