import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { duration, easing } from '#theme/motion';
import { vars } from '#theme/vars';
import { focusRing } from './styleParts';

const Root = styled('label', { name: 'MarqueeSwitch', slot: 'Root' })({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 14,
  minHeight: 44,
  cursor: 'pointer',
  '& input': {
    appearance: 'none',
    position: 'relative',
    flex: 'none',
    width: 44,
    height: 26,
    margin: 0,
    borderRadius: vars.radius.pill,
    backgroundColor: vars.surface.selected,
    boxShadow: `inset 0 0 0 1.5px ${vars.line.control}`,
    cursor: 'inherit',
    transition: `background-color ${duration.base}`,
  },
  '& input::before': {
    content: '""',
    position: 'absolute',
    top: 4,
    left: 4,
    width: 18,
    height: 18,
    borderRadius: vars.radius.pill,
    backgroundColor: vars.text.secondary,
    transition: `transform ${duration.base} ${easing.out}`,
  },
  '& input:checked': { backgroundColor: vars.primary.main, boxShadow: 'none' },
  '& input:checked::before': { transform: 'translateX(18px)', backgroundColor: vars.text.onPrimary },
  // The thumb is a ground, which forced colours take.
  '@media (forced-colors: active)': {
    '& input::before': { backgroundColor: 'ButtonText' },
    '& input:checked::before': { backgroundColor: 'Highlight' },
  },
  '& input:focus-visible': focusRing,
  '&:has(:disabled)': { color: vars.text.muted, cursor: 'not-allowed' },
});

interface SwitchProps {
  children: ReactNode;
  name: string;
  on: boolean;
  onChange: (on: boolean) => void;
  disabled?: boolean;
}

/** Takes effect at once; for a choice that is sent with a form use Checkbox. */
export function Switch({ children, name, on, onChange, disabled }: SwitchProps) {
  return (
    <Root>
      <span>{children}</span>
      <input
        type="checkbox"
        role="switch"
        name={name}
        checked={on}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
      />
    </Root>
  );
}
