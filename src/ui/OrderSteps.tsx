import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { vars } from '#theme/vars';
import { CheckIcon, XIcon } from './icons';
import { hidden } from './styleParts';

const Root = styled('ol', { name: 'MarqueeOrderSteps', slot: 'Root' })({
  display: 'grid',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: '24px minmax(0, 1fr)',
    columnGap: 12,
    paddingBottom: 14,
  },
  '& li:not(:last-of-type)::before': {
    content: '""',
    position: 'absolute',
    top: 24,
    bottom: 0,
    left: 11,
    width: 2,
    backgroundColor: vars.line.subtle,
  },
  '& li[data-state=done]:not(:last-of-type)::before': { backgroundColor: vars.success.main },
  '& i': {
    display: 'grid',
    placeItems: 'center',
    width: 24,
    height: 24,
    borderRadius: vars.radius.pill,
    backgroundColor: vars.surface.selected,
    fontStyle: 'normal',
  },
  '& [data-state=done] i': { backgroundColor: vars.success.soft, color: vars.success.main },
  '& [data-state=current] i': { boxShadow: `inset 0 0 0 2px ${vars.accent.text}` },
  '& [data-state=current] i::after': {
    content: '""',
    width: 8,
    height: 8,
    borderRadius: vars.radius.pill,
    backgroundColor: vars.accent.text,
  },
  '& [data-state=failed] i': { backgroundColor: vars.danger.soft, color: vars.danger.main },
  '& b': { display: 'block', fontWeight: 600, fontSize: 14, lineHeight: '22px' },
  '& [data-state=open] b': { color: vars.text.muted },
  '& small': { fontSize: 12.5, lineHeight: '18px', color: vars.text.secondary },
  '& em': hidden,
});

export interface OrderStep {
  id: string;
  label: string;
  /** When it was, or what is expected of it. */
  note?: ReactNode;
  state: 'done' | 'current' | 'open' | 'failed';
  /** The state in a word, read out. */
  stateLabel: string;
}

/** The way of an order from the top down, each step with its time. */
export function OrderSteps({ label, steps }: { label: string; steps: readonly OrderStep[] }) {
  return (
    <Root aria-label={label}>
      {steps.map(({ id, label: name, note, state, stateLabel }) => (
        <li key={id} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
          <i aria-hidden>
            {state === 'done' && <CheckIcon fontSize={14} />}
            {state === 'failed' && <XIcon fontSize={14} />}
          </i>
          <div>
            <b>
              {name}
              <em>: {stateLabel}</em>
            </b>
            {note && <small>{note}</small>}
          </div>
        </li>
      ))}
    </Root>
  );
}
