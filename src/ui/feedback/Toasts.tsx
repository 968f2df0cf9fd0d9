import { keyframes } from '@emotion/react';
import { styled, useThemeProps } from '@mui/material/styles';
import { useEffect, useRef, useState, type ComponentPropsWithRef, type ReactNode } from 'react';
import { duration, easing } from '#theme/motion';
import { space } from '#theme/space';
import { textSize } from '#theme/textSize';
import { vars } from '#theme/vars';
import { Button } from '../actions/Button';
import { IconButton } from '../actions/IconButton';
import { CheckCircleFillIcon, InfoFillIcon, WarningFillIcon, XCircleFillIcon, XIcon } from '../media/icons';
import { innerSlots } from '../styles/innerSlots';
import { media } from '../styles/media';
import { slotClasses } from '../styles/slotClasses';
import { aboveTabBar } from '../styles/styleParts';
import { withClass } from '../styles/withClass';

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(12px)' } });

export const toastsClasses = slotClasses('MarqueeToasts', [
  'root',
  'toast',
  'success',
  'error',
  'warning',
  'info',
  'words',
  'title',
  'detail',
]);

const ToastsRoot = styled('ol', {
  name: 'MarqueeToasts',
  slot: 'Root',
  overridesResolver: innerSlots(toastsClasses),
})<{ ownerState: ToastsProps }>({
  position: 'fixed',
  zIndex: 1500,
  right: 24,
  bottom: 24,
  width: 420,
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: space(2.5),
  listStyle: 'none',
  [media.phone]: { left: 14, right: 14, bottom: aboveTabBar, width: 'auto' },
  [`& .${toastsClasses.toast}`]: {
    display: 'flex',
    alignItems: 'center',
    gap: space(3),
    minHeight: 56,
    padding: '8px 8px 8px 16px',
    borderRadius: vars.radius.md,
    backgroundColor: vars.surface.overlay,
    border: `1px solid ${vars.line.subtle}`,
    boxShadow: vars.shadow.mid,
    animation: `${rise} ${duration.slow} ${easing.out}`,
  },
  [`& .${toastsClasses.words}`]: { flex: 1, minWidth: 0 },
  [`& .${toastsClasses.title}`]: { display: 'block', fontWeight: 600 },
  [`& .${toastsClasses.detail}`]: {
    display: 'block',
    fontSize: textSize.note,
    lineHeight: '18px',
    color: vars.text.secondary,
  },
  [`& .${toastsClasses.success}`]: { color: vars.success.main },
  [`& .${toastsClasses.error}`]: { color: vars.danger.main },
  [`& .${toastsClasses.warning}`]: { color: vars.accent.text },
  [`& .${toastsClasses.info}`]: { color: vars.text.secondary },
});

const icons = {
  success: CheckCircleFillIcon,
  error: XCircleFillIcon,
  warning: WarningFillIcon,
  info: InfoFillIcon,
} as const;

export interface Toast {
  id: string;
  tone: keyof typeof icons;
  title: string;
  detail?: ReactNode;
  action?: { label: string; onClick: () => void };
}

interface ToastsProps extends Omit<ComponentPropsWithRef<'ol'>, 'children'> {
  items: readonly Toast[];
  onClose: (id: string) => void;
  /** Accessible name of the list. */
  label: string;
  closeLabel: string;
  /** Milliseconds for which a toast stays; an error stays until the user closes it. */
  stay?: number;
}

declare module '@mui/material/styles' {
  interface ComponentsPropsList {
    MarqueeToasts: ToastsProps;
  }
}

/** Short messages in the corner of the page. Their timers stop while the pointer or focus is on them. */
export function Toasts(given: ToastsProps) {
  const props = useThemeProps({ props: given, name: 'MarqueeToasts' });
  const { items, label, onClose, closeLabel, stay, className, ...rest } = props;
  return (
    <ToastsRoot
      aria-label={label}
      aria-live="polite"
      {...rest}
      className={withClass(toastsClasses.root, className)}
      ownerState={props}
    >
      {items.map((item) => (
        <ToastLine key={item.id} {...{ item, onClose, closeLabel, stay }} />
      ))}
    </ToastsRoot>
  );
}

function ToastLine({
  item,
  onClose,
  closeLabel,
  stay = 5000,
}: { item: Toast } & Pick<ToastsProps, 'onClose' | 'closeLabel' | 'stay'>) {
  const [held, setHeld] = useState(false);
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    if (held || item.tone === 'error') return undefined;
    const timer = setTimeout(() => close.current(item.id), stay);
    return () => clearTimeout(timer);
  }, [held, item.id, item.tone, stay]);
  const Mark = icons[item.tone];
  const hold = { onPointerEnter: () => setHeld(true), onPointerLeave: () => setHeld(false) };
  return (
    <li className={toastsClasses.toast} {...hold} onFocus={() => setHeld(true)} onBlur={() => setHeld(false)}>
      <Mark className={toastsClasses[item.tone]} fontSize={22} />
      <span className={toastsClasses.words}>
        <b className={toastsClasses.title}>{item.title}</b>
        {item.detail && <small className={toastsClasses.detail}>{item.detail}</small>}
      </span>
      {item.action && (
        <Button variant="text" size="small" onClick={item.action.onClick}>
          {item.action.label}
        </Button>
      )}
      <IconButton label={closeLabel} onClick={() => onClose(item.id)}>
        <XIcon fontSize={16} />
      </IconButton>
    </li>
  );
}
