import { styled, useThemeProps } from '@mui/material/styles';
import type { ComponentPropsWithRef } from 'react';
import { space } from '#theme/space';
import { textSize } from '#theme/textSize';
import { vars } from '#theme/vars';
import { CheckIcon, XIcon } from '../media/icons';
import { innerSlots } from '../styles/innerSlots';
import { media } from '../styles/media';
import { slotClasses } from '../styles/slotClasses';
import { hidden } from '../styles/styleParts';
import { withClass } from '../styles/withClass';

export const stepperClasses = slotClasses('MarqueeStepper', [
  'root',
  'step',
  'mark',
  'label',
  'state',
  'done',
  'current',
  'failed',
]);
const { root, step: stepClass, mark, label: labelClass, state, done, current, failed } = stepperClasses;

const StepperRoot = styled('ol', {
  name: 'MarqueeStepper',
  slot: 'Root',
  overridesResolver: innerSlots(stepperClasses),
})<{ ownerState: StepperProps }>({
  display: 'flex',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  [`& .${stepClass}`]: {
    position: 'relative',
    flex: 1,
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: space(2),
    fontSize: textSize.note,
    lineHeight: '18px',
    textAlign: 'center',
    color: vars.text.muted,
    '&:not(:first-of-type)::before': {
      content: '""',
      position: 'absolute',
      top: 15,
      right: 'calc(50% + 20px)',
      left: 'calc(-50% + 20px)',
      height: 2,
      backgroundColor: vars.line.subtle,
    },
  },
  [`& .${mark}`]: {
    display: 'grid',
    placeItems: 'center',
    width: 32,
    height: 32,
    borderRadius: vars.radius.pill,
    backgroundColor: vars.surface.selected,
    fontStyle: 'normal',
    fontWeight: 600,
  },
  [`& .${state}`]: hidden,
  [`& .${done}`]: {
    '&:not(:first-of-type)::before': { backgroundColor: vars.success.main },
    [`& .${mark}`]: { backgroundColor: vars.success.soft, color: vars.success.main },
  },
  [`& .${current}`]: {
    color: vars.text.primary,
    fontWeight: 600,
    [`& .${mark}`]: { backgroundColor: vars.primary.main, color: vars.text.onPrimary },
  },
  [`& .${failed}`]: {
    color: vars.danger.main,
    [`& .${mark}`]: { backgroundColor: vars.danger.soft },
  },
  [media.phone]: { [`& .${stepClass}`]: { fontSize: textSize.caption, lineHeight: '16px' } },
});

interface StepperProps extends Omit<ComponentPropsWithRef<'ol'>, 'children'> {
  label: string;
  steps: readonly {
    label: string;
    state: 'done' | 'current' | 'open' | 'failed';
    /** The step's state as text, for screen readers. */
    stateLabel: string;
  }[];
}

declare module '@mui/material/styles' {
  interface ComponentsPropsList {
    MarqueeStepper: StepperProps;
  }
}

const stateClasses = { done, current, open: '', failed } as const;

/** Horizontal progress of an order. */
export function Stepper(given: StepperProps) {
  const props = useThemeProps({ props: given, name: 'MarqueeStepper' });
  const { label, steps, className, ...rest } = props;
  return (
    <StepperRoot aria-label={label} {...rest} className={withClass(root, className)} ownerState={props}>
      {steps.map((step, index) => (
        <li
          key={step.label}
          className={withClass(stepClass, stateClasses[step.state])}
          aria-current={step.state === 'current' ? 'step' : undefined}
        >
          <i className={mark} aria-hidden>
            {step.state === 'done' && <CheckIcon fontSize={16} />}
            {step.state === 'failed' && <XIcon fontSize={16} />}
            {(step.state === 'open' || step.state === 'current') && index + 1}
          </i>
          <span className={labelClass}>
            {step.label}
            <small className={state}>: {step.stateLabel}</small>
          </span>
        </li>
      ))}
    </StepperRoot>
  );
}
