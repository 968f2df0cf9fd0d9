import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { chipLook } from './chipLook';

const Root = styled('button', { name: 'MarqueeChip', slot: 'Root' })(chipLook);

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
