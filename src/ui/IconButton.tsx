import { styled } from '@mui/material/styles';
import type { MouseEventHandler, ReactNode, Ref } from 'react';
import { duration } from '#theme/motion';
import { vars } from '#theme/vars';
import { anchor } from './anchor';
import { media } from './media';
import { focusRing, hidden, pressable } from './styleParts';

const Root = styled('button', { name: 'MarqueeIconButton', slot: 'Root' })({
  ...pressable,
  flex: 'none',
  minWidth: 36,
  height: 36,
  padding: '0 8px',
  gap: 6,
  borderRadius: vars.radius.sm,
  color: vars.text.secondary,
  font: 'inherit',
  fontSize: 13,
  fontWeight: 600,
  whiteSpace: 'nowrap',
  transition: `background-color ${duration.base}, color ${duration.base}`,
  '& > .name': hidden,
  '& > .face': { display: 'contents' },
  '&:focus-visible': { ...focusRing, outlineOffset: 1 },
  '&[data-look=round]': {
    width: 36,
    padding: 0,
    borderRadius: vars.radius.pill,
    backgroundColor: vars.surface.overlay,
  },
  '&[data-look=art]': {
    width: 34,
    height: 34,
    minWidth: 34,
    padding: 0,
    borderRadius: vars.radius.pill,
    backgroundColor: vars.art.chip,
    color: vars.text.onArt,
  },
  [media.hover]: {
    '&:not([data-look=art]):hover': { backgroundColor: vars.surface.selected, color: vars.text.primary },
  },
  '&:is(:disabled, [aria-disabled=true])': { color: vars.text.muted, opacity: 0.6 },
});

interface IconButtonProps {
  /** What it does; read out, and shown by a tooltip where one is wrapped round it. */
  label: string;
  children: ReactNode;
  look?: 'plain' | 'round' | 'art';
  /** The label is seen beside the icon. */
  written?: boolean;
  href?: string;
  disabled?: boolean;
  /** Waits for an answer: takes no further click, and keeps the focus. */
  busy?: boolean;
  pressed?: boolean;
  onClick?: MouseEventHandler<HTMLElement>;
  ref?: Ref<HTMLButtonElement>;
  'aria-expanded'?: boolean;
  'aria-controls'?: string;
  'aria-haspopup'?: 'dialog' | 'menu' | 'listbox';
}

/** A button that is an icon, with or without a short text beside it. */
export function IconButton(props: IconButtonProps) {
  const { label, children, look = 'plain', written = false, href, pressed, busy, onClick, ...rest } = props;
  const { component, ...address } = href === undefined ? { type: 'button' as const } : anchor(href);
  return (
    <Root
      as={component}
      {...address}
      {...rest}
      data-look={look}
      aria-pressed={pressed}
      aria-disabled={busy || undefined}
      onClick={busy ? undefined : onClick}
    >
      <span className="face" aria-hidden>
        {children}
      </span>
      <span className={written ? 'written' : 'name'}>{label}</span>
    </Root>
  );
}
