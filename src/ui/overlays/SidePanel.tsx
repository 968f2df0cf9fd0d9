import { styled, useThemeProps } from '@mui/material/styles';
import { useEffect, useId, useRef, type ComponentPropsWithRef, type KeyboardEvent } from 'react';
import { space } from '#theme/space';
import { vars } from '#theme/vars';
import { IconButton } from '../actions/IconButton';
import { XIcon } from '../media/icons';
import { useScrollFocus } from '../hooks/useScrollFocus';
import { innerSlots } from '../styles/innerSlots';
import { media } from '../styles/media';
import { sidePanelSide } from '../styles/sidePanelSide';
import { slotClasses } from '../styles/slotClasses';
import { display, forcedEdge } from '../styles/styleParts';
import { withClass } from '../styles/withClass';

export const sidePanelClasses = slotClasses('MarqueeSidePanel', ['root', 'head', 'title', 'body']);
const { root, head, title, body } = sidePanelClasses;

const SidePanelRoot = styled('div', {
  name: 'MarqueeSidePanel',
  slot: 'Root',
  overridesResolver: innerSlots(sidePanelClasses),
})<{ ownerState: SidePanelProps }>({
  position: 'fixed',
  zIndex: 1200,
  right: 16,
  bottom: 16,
  display: 'flex',
  flexDirection: 'column',
  width: 'min(388px, calc(100vw - 32px))',
  height: 'min(640px, calc(100dvh - 32px))',
  borderRadius: vars.radius.xl,
  backgroundColor: vars.surface.raised,
  color: vars.text.primary,
  border: `1px solid ${vars.line.subtle}`,
  boxShadow: vars.shadow.high,
  ...forcedEdge,
  [media.desktop]: sidePanelSide,
  [`& .${head}`]: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space(3),
    padding: '14px 14px 10px 20px',
    borderBottom: `1px solid ${vars.line.subtle}`,
  },
  [`& .${title}`]: { ...display(18, 24), margin: 0, minWidth: 0, outline: 0, overflowWrap: 'anywhere' },
  [`& .${body}`]: { flex: 1, minHeight: 0, padding: '14px 20px 18px', overflowY: 'auto' },
});

interface SidePanelProps extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'role'> {
  title: string;
  onClose: () => void;
  closeLabel: string;
  /**
   * Moves the focus into the panel when it opens, and back when it closes. Not for a panel that was already open when the
   * page loaded.
   * @default false
   */
  takesFocus?: boolean;
}

declare module '@mui/material/styles' {
  interface ComponentsPropsList {
    MarqueeSidePanel: SidePanelProps;
  }
}

/** A dialog that is not modal: it stays open in the corner while the page beside it is used. Escape closes it. */
export function SidePanel(given: SidePanelProps) {
  const props = useThemeProps({ props: given, name: 'MarqueeSidePanel' });
  const { title: words, onClose, closeLabel, takesFocus = false, className, children, ...rest } = props;
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const scroller = useScrollFocus<HTMLDivElement>();
  useEffect(() => {
    if (!takesFocus) return undefined;
    const opener = document.activeElement;
    heading.current?.focus();
    return () => {
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, [takesFocus]);
  const closeOnEscape = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.stopPropagation();
    onClose();
  };
  return (
    <SidePanelRoot
      {...rest}
      className={withClass(root, className)}
      ownerState={props}
      role="dialog"
      aria-labelledby={titleId}
      onKeyDown={closeOnEscape}
    >
      <div className={head}>
        <h2 className={title} id={titleId} ref={heading} tabIndex={-1}>
          {words}
        </h2>
        <IconButton label={closeLabel} variant="soft" onClick={onClose}>
          <XIcon fontSize={18} />
        </IconButton>
      </div>
      <div className={body} ref={scroller}>
        {children}
      </div>
    </SidePanelRoot>
  );
}
