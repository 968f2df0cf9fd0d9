import { styled } from '@mui/material/styles';
import { vars } from '#theme/vars';
import { CheckIcon, XIcon } from './icons';
import { media } from './media';
import { hidden } from './styleParts';

const Root = styled('ol', { name: 'MarqueeStepper', slot: 'Root' })({
  display: 'flex',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': {
    position: 'relative',
    flex: 1,
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: 8,
    fontSize: 12.5,
    lineHeight: '18px',
    textAlign: 'center',
    color: vars.text.muted,
  },
  '& li:not(:first-of-type)::before': {
    content: '""',
    position: 'absolute',
    top: 15,
    right: 'calc(50% + 20px)',
    left: 'calc(-50% + 20px)',
    height: 2,
    backgroundColor: vars.line.subtle,
  },
  '& i': {
    display: 'grid',
    placeItems: 'center',
    width: 32,
    height: 32,
    borderRadius: vars.radius.pill,
    backgroundColor: vars.surface.selected,
    fontStyle: 'normal',
    fontWeight: 600,
  },
  '& small': hidden,
  '& [data-state=done] i': { backgroundColor: vars.success.soft, color: vars.success.main },
  '& li[data-state=done]::before': { backgroundColor: vars.success.main },
  '& [data-state=current]': { color: vars.text.primary, fontWeight: 600 },
  '& [data-state=current] i': { backgroundColor: vars.primary.main, color: vars.text.onPrimary },
  '& [data-state=failed]': { color: vars.danger.main },
  '& [data-state=failed] i': { backgroundColor: vars.danger.soft },
  [media.phone]: { '& li': { fontSize: 11.5, lineHeight: '16px' } },
});

interface StepperProps {
  label: string;
  steps: readonly {
    label: string;
    state: 'done' | 'current' | 'open' | 'failed';
    /** The state in a word, read out. */
    stateLabel: string;
  }[];
}

/** How far an order has come. */
export function Stepper({ label, steps }: StepperProps) {
  return (
    <Root aria-label={label}>
      {steps.map((step, index) => (
        <li
          key={step.label}
          data-state={step.state}
          aria-current={step.state === 'current' ? 'step' : undefined}
        >
          <i aria-hidden>
            {step.state === 'done' && <CheckIcon fontSize={16} />}
            {step.state === 'failed' && <XIcon fontSize={16} />}
            {(step.state === 'open' || step.state === 'current') && index + 1}
          </i>
          <span>
            {step.label}
            <small>: {step.stateLabel}</small>
          </span>
        </li>
      ))}
    </Root>
  );
}
