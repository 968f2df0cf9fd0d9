import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { duration } from '#theme/motion';
import { vars } from '#theme/vars';
import { media } from './media';
import { fingerTarget, focusRing } from './styleParts';

const Root = styled('button', { name: 'MarqueeChip', slot: 'Root' })({
  ...fingerTarget,
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 7,
  height: 38,
  padding: '0 14px',
  border: 0,
  borderRadius: vars.radius.sm,
  backgroundColor: vars.surface.raised,
  boxShadow: `inset 0 0 0 1px ${vars.line.subtle}`,
  color: vars.text.secondary,
  font: 'inherit',
  fontSize: 13.5,
  fontWeight: 600,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  transition: `background-color ${duration.base}`,
  '&:hover': { backgroundColor: vars.surface.overlay, color: vars.text.primary },
  '&:focus-visible': focusRing,
  '&[aria-pressed=true]': {
    backgroundColor: vars.primary.soft,
    boxShadow: `inset 0 0 0 2px ${vars.primary.main}`,
    color: vars.primary.text,
  },
  '&:disabled': { color: vars.text.muted, cursor: 'not-allowed' },
  [media.phone]: { height: 36, padding: '0 11px', fontSize: 13 },
});

interface ChipProps {
  children: ReactNode;
  /** Absent for a chip that does something and is neither on nor off. */
  pressed?: boolean;
  onPress: () => void;
  disabled?: boolean;
  'aria-label'?: string;
}

/** A filter or a quick choice that is on or off. */
export function Chip({ children, pressed, onPress, disabled, ...aria }: ChipProps) {
  return (
    <Root {...aria} type="button" aria-pressed={pressed} disabled={disabled} onClick={onPress}>
      {children}
    </Root>
  );
}
