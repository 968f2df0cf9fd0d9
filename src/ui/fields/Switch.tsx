import { styled, useThemeProps } from '@mui/material/styles';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { duration, easing } from '#theme/motion';
import { space } from '#theme/space';
import { vars } from '#theme/vars';
import type { ControlProps } from './FieldControlProps';
import { innerSlots } from '../styles/innerSlots';
import { slotClasses } from '../styles/slotClasses';
import { focusRing } from '../styles/styleParts';
import { withClass } from '../styles/withClass';

export const switchClasses = slotClasses('MarqueeSwitch', ['root', 'label', 'input']);
const { root, label, input } = switchClasses;

const SwitchRoot = styled('label', {
  name: 'MarqueeSwitch',
  slot: 'Root',
  overridesResolver: innerSlots(switchClasses),
})<{ ownerState: SwitchProps }>({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(3.5),
  minHeight: 44,
  cursor: 'pointer',
  [`& .${input}`]: {
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
    '&::before': {
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
    '&:checked': { backgroundColor: vars.primary.main, boxShadow: 'none' },
    '&:checked::before': { transform: 'translateX(18px)', backgroundColor: vars.text.onPrimary },
    // The thumb is drawn by a background, which forced colours remove.
    '@media (forced-colors: active)': {
      '&::before': { backgroundColor: 'ButtonText' },
      '&:checked::before': { backgroundColor: 'Highlight' },
    },
    '&:focus-visible': focusRing,
  },
  '&:has(:disabled)': { color: vars.text.muted, cursor: 'not-allowed' },
});

type SwitchControl = Omit<ControlProps<boolean, HTMLInputElement>, 'error'>;

interface SwitchProps
  extends SwitchControl, Omit<ComponentPropsWithRef<'label'>, keyof SwitchControl | 'htmlFor'> {
  children: ReactNode;
  checked: boolean;
}

declare module '@mui/material/styles' {
  interface ComponentsPropsList {
    MarqueeSwitch: SwitchProps;
  }
}

/** A choice that applies at once; for one that is submitted with a form use Checkbox. */
export function Switch(given: SwitchProps) {
  const props = useThemeProps({ props: given, name: 'MarqueeSwitch' });
  const { children, name, checked, onChange, onBlur, disabled, className, ...rest } = props;
  return (
    <SwitchRoot {...rest} className={withClass(root, className)} ownerState={props}>
      <span className={label}>{children}</span>
      <input
        {...{ name, checked, disabled, onBlur }}
        className={input}
        type="checkbox"
        role="switch"
        onChange={(event) => onChange(event.target.checked, event)}
      />
    </SwitchRoot>
  );
}
