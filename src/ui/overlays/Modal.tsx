import Dialog from '@mui/material/Dialog';
import { keyframes } from '@emotion/react';
import { styled, useThemeProps } from '@mui/material/styles';
import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { duration, easing, timing } from '#theme/motion';
import { space } from '#theme/space';
import { vars } from '#theme/vars';
import { IconButton } from '../actions/IconButton';
import { XIcon } from '../media/icons';
import { innerSlots } from '../styles/innerSlots';
import { media } from '../styles/media';
import { slotClasses } from '../styles/slotClasses';
import { display, forcedEdge, hidden } from '../styles/styleParts';
import { stillBackdrop, dialogWithoutTransitions } from './dialogWithoutTransitions';
import { useFocusOnPage } from '../hooks/useFocusOnPage';
import { useScrollFocus } from '../hooks/useScrollFocus';
import { useTitle } from '../hooks/useTitle';
import { withClass } from '../styles/withClass';

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(12px)' } });
const slide = keyframes({ from: { transform: 'translateY(100%)' } });

const widths = { small: 420, medium: 560, large: 880, wide: 960, centre: 1280 } as const;

export const modalClasses = slotClasses('MarqueeModal', [
  'root',
  'paper',
  'split',
  'body',
  'title',
  'actions',
  'close',
]);

const paper = `& .${modalClasses.paper}`;
const body = `& .${modalClasses.body}`;
const title = `& .${modalClasses.title}`;

const ModalRoot = styled(Dialog, {
  name: 'MarqueeModal',
  slot: 'Root',
  overridesResolver: innerSlots(modalClasses),
})<{ ownerState: ModalProps }>({
  ...stillBackdrop,
  [paper]: {
    minWidth: 200,
    minHeight: 200,
    maxWidth: 'none',
    margin: space(6),
    overflow: 'hidden',
    background: vars.surface.raised,
    color: vars.text.primary,
    border: `1px solid ${vars.line.subtle}`,
    borderRadius: vars.radius.xl,
    boxShadow: vars.shadow.high,
    ...forcedEdge,
    animation: `${rise} ${duration.slow} ${easing.out} ${timing.modalDelay}ms backwards`,
    [media.phone]: { animationName: slide, margin: 0, border: 0, maxHeight: '100%' },
  },
  '& .MuiDialog-container': { [media.phone]: { alignItems: 'flex-end' } },
  [`& .${modalClasses.split}`]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 380fr) minmax(0, 500fr)',
    minHeight: 0,
    flex: 1,
    [media.phone]: {
      gridTemplateColumns: '1fr',
      gridTemplateRows: 'auto 1fr',
      overflowY: 'auto',
      scrollPaddingTop: 76,
    },
  },
  [body]: { overflowY: 'auto' },
  [`& .${modalClasses.close}`]: { position: 'absolute', top: 18, right: 18, zIndex: 3 },
  [`& .${modalClasses.actions}`]: {
    display: 'flex',
    justifyContent: 'flex-end',
    flexWrap: 'wrap',
    gap: space(2.5),
    marginTop: space(6),
    // On touch screens a control's minimum width would let it shrink below its text.
    [media.phone]: { '& > *': { flex: 1, minWidth: 'fit-content' } },
  },
  variants: [
    ...Object.entries(widths).map(([size, width]) => ({
      props: { size: size as keyof typeof widths },
      style: { [paper]: { width: `min(${width}px, calc(100% - 48px))`, [media.phone]: { width: '100%' } } },
    })),
    {
      props: { phone: 'page' },
      style: { [paper]: { [media.phone]: { height: '100%', borderRadius: 0 } } },
    },
    {
      props: { phone: 'sheet' },
      style: {
        [paper]: {
          [media.phone]: {
            alignSelf: 'flex-end',
            borderRadius: `${vars.radius.xl} ${vars.radius.xl} 0 0`,
            maxHeight: '92%',
          },
        },
      },
    },
    {
      props: { phone: 'card' },
      style: {
        [paper]: {
          [media.phone]: {
            alignSelf: 'center',
            width: 'calc(100% - 28px)',
            margin: space(3.5),
            maxHeight: '92%',
          },
        },
      },
    },
    { props: { bare: true }, style: { [body]: { flex: 1, minHeight: 0 }, [title]: hidden } },
    // Scrolling content must not pass under the close button; a full-page modal reserves its space.
    {
      props: ({ bare, onClose, phone }) => Boolean(bare && onClose && phone !== 'page'),
      style: {
        [media.tight]: { [paper]: { paddingTop: 58 }, [`& .${modalClasses.close}`]: { top: 7, right: 12 } },
      },
    },
    {
      props: { bare: false },
      style: {
        [body]: {
          position: 'relative',
          padding: '32px 40px',
          scrollPaddingTop: 76,
          [media.phone]: { padding: '22px 20px 24px' },
        },
        // Sticks to the top beside the close button, so that no content passes under it.
        [title]: {
          ...display(24, 32),
          position: 'sticky',
          top: -32,
          zIndex: 2,
          margin: space(-8, -10, 0),
          padding: '32px 84px 10px 40px',
          background: vars.surface.raised,
          textWrap: 'balance',
          [media.phone]: { top: -22, margin: space(-5.5, -5, 0), padding: '22px 64px 10px 20px' },
        },
        [`${title} + *`]: { marginTop: space(1.5) },
      },
    },
    // The children take the remaining height and scroll within themselves.
    {
      props: { bare: false, fills: true },
      style: {
        [body]: {
          display: 'grid',
          gridTemplateRows: 'auto minmax(0, 1fr)',
          height: 'min(620px, calc(100dvh - 48px))',
          [media.phone]: { flex: 1, height: 'auto', minHeight: 0 },
        },
      },
    },
    {
      props: ({ art }) => Boolean(art),
      style: { [media.phone]: { [body]: { overflow: 'visible' }, [title]: { top: 0 } } },
    },
  ],
});

const unheld = {
  disableAutoFocus: true,
  disableEnforceFocus: true,
  disableRestoreFocus: true,
  disableScrollLock: true,
} as const;

interface ModalProps extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'role'> {
  title: string;
  /** Title in the browser's tab, if the modal shows one page of several. */
  pageTitle?: string;
  /** Whether the page opened the modal by itself: the tab then keeps the title of the page below. */
  unasked?: boolean;
  /** Undefined if the dialog must be answered: neither Escape nor the backdrop closes it then. */
  onClose?: () => void;
  closeLabel?: string;
  /** Shown beside the content, above it on a phone. */
  art?: ReactNode;
  actions?: ReactNode;
  /** @default medium */
  size?: keyof typeof widths;
  /**
   * Its form on a phone: a sheet from below, a full page, or a card.
   * @default sheet
   */
  phone?: 'sheet' | 'page' | 'card';
  /**
   * The children have their own layout and titles; `title` is for screen readers only.
   * @default false
   */
  bare?: boolean;
  /**
   * Takes the available height; the children scroll within themselves.
   * @default false
   */
  fills?: boolean;
  /** For a question that interrupts the user. */
  alert?: boolean;
  /** An element outside the page to render into; the modal then neither takes the focus nor locks scrolling. */
  offstage?: HTMLElement;
}

declare module '@mui/material/styles' {
  interface ComponentsPropsList {
    MarqueeModal: ModalProps;
  }
}

/**
 * Frame of every dialog: traps the focus and returns it, is at least 200 by 200 px, and appears after 100 ms
 * (MOD-06).
 */
export function Modal(given: ModalProps) {
  const props = useThemeProps({ props: given, name: 'MarqueeModal' });
  const { size = 'medium', phone = 'sheet', bare = false, fills = false, ...others } = props;
  const { title: words, pageTitle = words, unasked = false, children, onClose, closeLabel, ...more } = others;
  const { art, actions, alert, offstage, className, ...rest } = more;
  const titleId = useId();
  useFocusOnPage(offstage === undefined);
  useTitle(offstage === undefined && !unasked ? pageTitle : undefined);
  const scroller = useScrollFocus<HTMLDivElement>();
  const content = (
    <div className={modalClasses.body} ref={scroller}>
      <h2 className={modalClasses.title} id={titleId}>
        {words}
      </h2>
      {children}
      {actions && <div className={modalClasses.actions}>{actions}</div>}
    </div>
  );
  return (
    <ModalRoot
      {...rest}
      className={withClass(modalClasses.root, className)}
      ownerState={{ ...props, size, phone, bare, fills }}
      open
      onClose={onClose}
      {...(offstage && { ...unheld, container: offstage })}
      scroll="paper"
      aria-labelledby={titleId}
      slots={dialogWithoutTransitions.slots}
      slotProps={{
        backdrop: dialogWithoutTransitions.backdrop,
        paper: { className: modalClasses.paper, role: alert ? 'alertdialog' : 'dialog' },
      }}
    >
      {art ? (
        <div className={modalClasses.split}>
          {art}
          {content}
        </div>
      ) : (
        content
      )}
      {onClose && closeLabel && (
        <div className={modalClasses.close}>
          <IconButton label={closeLabel} variant="soft" onClick={onClose}>
            <XIcon fontSize={18} />
          </IconButton>
        </div>
      )}
    </ModalRoot>
  );
}
