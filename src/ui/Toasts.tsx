import { keyframes } from '@emotion/react';
import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { duration, easing } from '#theme/motion';
import { vars } from '#theme/vars';
import { Button } from './Button';
import { IconButton } from './IconButton';
import { CheckCircleFillIcon, InfoFillIcon, WarningFillIcon, XCircleFillIcon, XIcon } from './icons';
import { media } from './media';
import { aboveTabBar } from './styleParts';

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(12px)' } });

const Stack = styled('ol', { name: 'MarqueeToasts', slot: 'Root' })({
  position: 'fixed',
  zIndex: 1500,
  right: 24,
  bottom: 24,
  width: 420,
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: 10,
  listStyle: 'none',
  [media.phone]: { left: 14, right: 14, bottom: aboveTabBar, width: 'auto' },
  '& > li': {
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    minHeight: 56,
    padding: '8px 8px 8px 16px',
    borderRadius: vars.radius.md,
    backgroundColor: vars.surface.overlay,
    border: `1px solid ${vars.line.subtle}`,
    boxShadow: vars.shadow.mid,
    animation: `${rise} ${duration.slow} ${easing.out}`,
  },
  '& .words': { flex: 1, minWidth: 0 },
  '& b': { display: 'block', fontWeight: 600 },
  '& small': { display: 'block', fontSize: 12.5, lineHeight: '18px', color: vars.text.secondary },
  '& [data-tone=success] > svg': { color: vars.success.main },
  '& [data-tone=error] > svg': { color: vars.danger.main },
  '& [data-tone=warning] > svg': { color: vars.accent.text },
  '& [data-tone=info] > svg': { color: vars.text.secondary },
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

interface ToastsProps {
  items: readonly Toast[];
  onClose: (id: string) => void;
  /** Names the stack for those who hear the page. */
  label: string;
  closeLabel: string;
  /** How long one stays, in milliseconds; an error stays until it is closed. */
  stay?: number;
}

/** Short messages at the page's corner. They wait while the pointer or the focus is on them. */
export function Toasts({ items, label, ...rest }: ToastsProps) {
  return (
    <Stack aria-label={label} aria-live="polite">
      {items.map((item) => (
        <ToastLine key={item.id} item={item} {...rest} />
      ))}
    </Stack>
  );
}

function ToastLine({
  item,
  onClose,
  closeLabel,
  stay = 5000,
}: { item: Toast } & Omit<ToastsProps, 'items' | 'label'>) {
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
    <li data-tone={item.tone} {...hold} onFocus={() => setHeld(true)} onBlur={() => setHeld(false)}>
      <Mark fontSize={22} />
      <span className="words">
        <b>{item.title}</b>
        {item.detail && <small>{item.detail}</small>}
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
