import { styled, useThemeProps } from '@mui/material/styles';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { space } from '#theme/space';
import { textSize } from '#theme/textSize';
import { vars } from '#theme/vars';
import { CheckIcon, XIcon } from '../media/icons';
import { innerSlots } from '../styles/innerSlots';
import { slotClasses } from '../styles/slotClasses';
import { hidden } from '../styles/styleParts';
import { withClass } from '../styles/withClass';

export const orderStepsClasses = slotClasses('MarqueeOrderSteps', [
  'root',
  'step',
  'done',
  'current',
  'failed',
  'open',
  'mark',
  'label',
  'state',
  'note',
]);

const slot = orderStepsClasses;

const Root = styled('ol', {
  name: 'MarqueeOrderSteps',
  slot: 'Root',
  overridesResolver: innerSlots(orderStepsClasses),
})<{ ownerState: OrderStepsProps }>({
  display: 'grid',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  [`& .${slot.step}`]: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: '24px minmax(0, 1fr)',
    columnGap: space(3),
    paddingBottom: 14,
  },
  [`& .${slot.step}:not(:last-of-type)::before`]: {
    content: '""',
    position: 'absolute',
    top: 24,
    bottom: 0,
    left: 11,
    width: 2,
    backgroundColor: vars.line.subtle,
  },
  [`& .${slot.done}:not(:last-of-type)::before`]: { backgroundColor: vars.success.main },
  [`& .${slot.mark}`]: {
    display: 'grid',
    placeItems: 'center',
    width: 24,
    height: 24,
    borderRadius: vars.radius.pill,
    backgroundColor: vars.surface.selected,
    fontStyle: 'normal',
  },
  [`& :where(.${slot.done}) .${slot.mark}`]: { backgroundColor: vars.success.soft, color: vars.success.main },
  [`& :where(.${slot.current}) .${slot.mark}`]: { boxShadow: `inset 0 0 0 2px ${vars.accent.text}` },
  [`& :where(.${slot.current}) .${slot.mark}::after`]: {
    content: '""',
    width: 8,
    height: 8,
    borderRadius: vars.radius.pill,
    backgroundColor: vars.accent.text,
  },
  [`& :where(.${slot.failed}) .${slot.mark}`]: { backgroundColor: vars.danger.soft, color: vars.danger.main },
  [`& .${slot.label}`]: { display: 'block', fontWeight: 600, fontSize: textSize.body, lineHeight: '22px' },
  [`& :where(.${slot.open}) .${slot.label}`]: { color: vars.text.muted },
  [`& .${slot.note}`]: { fontSize: textSize.note, lineHeight: '18px', color: vars.text.secondary },
  [`& .${slot.state}`]: hidden,
});

export interface OrderStep {
  id: string;
  label: string;
  /** Time of the step, or what is expected. */
  note?: ReactNode;
  state: 'done' | 'current' | 'open' | 'failed';
  /** The step's state as text, for screen readers. */
  stateLabel: string;
}

interface OrderStepsProps extends Omit<ComponentPropsWithRef<'ol'>, 'children'> {
  label: string;
  steps: readonly OrderStep[];
}

declare module '@mui/material/styles' {
  interface ComponentsPropsList {
    MarqueeOrderSteps: OrderStepsProps;
  }
}

/** The steps of an order from top to bottom, each with its time. */
export function OrderSteps(given: OrderStepsProps) {
  const props = useThemeProps({ props: given, name: 'MarqueeOrderSteps' });
  const { label, steps, className, ...rest } = props;
  return (
    <Root aria-label={label} {...rest} className={withClass(slot.root, className)} ownerState={props}>
      {steps.map(({ id, label: name, note, state, stateLabel }) => (
        <li
          key={id}
          className={withClass(slot.step, slot[state])}
          aria-current={state === 'current' ? 'step' : undefined}
        >
          <i className={slot.mark} aria-hidden>
            {state === 'done' && <CheckIcon fontSize={14} />}
            {state === 'failed' && <XIcon fontSize={14} />}
          </i>
          <div>
            <b className={slot.label}>
              {name}
              <em className={slot.state}>: {stateLabel}</em>
            </b>
            {note && <small className={slot.note}>{note}</small>}
          </div>
        </li>
      ))}
    </Root>
  );
}
