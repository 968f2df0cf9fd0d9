import { styled } from '@mui/material/styles';
import { useId, type ChangeEventHandler, type ReactNode } from 'react';
import { duration } from '#theme/motion';
import { vars } from '#theme/vars';
import { CheckIcon } from './icons';
import { focusRing } from './styleParts';

const Root = styled('div', { name: 'MarqueeCheckbox', slot: 'Root' })({
  fontSize: 14,
  lineHeight: '20px',
  '& label': { display: 'flex', gap: 10, padding: '6px 0', cursor: 'pointer' },
  '& .box': { position: 'relative', flex: 'none', width: 20, height: 20 },
  '& input': {
    appearance: 'none',
    position: 'absolute',
    inset: 0,
    margin: 0,
    borderRadius: vars.radius.xs,
    backgroundColor: vars.surface.field,
    boxShadow: `inset 0 0 0 1.5px ${vars.line.control}`,
    cursor: 'inherit',
    transition: `background-color ${duration.fast}`,
  },
  '& input:focus-visible': focusRing,
  '& input:checked': { backgroundColor: vars.primary.main, boxShadow: 'none' },
  '& svg': {
    position: 'absolute',
    inset: 3,
    color: vars.text.onPrimary,
    opacity: 0,
    pointerEvents: 'none',
    strokeWidth: 18,
    stroke: 'currentColor',
  },
  '& input:checked + svg': { opacity: 1 },
  '& label:has(:disabled)': { color: vars.text.muted, cursor: 'not-allowed' },
  '& .error': { fontSize: 12, lineHeight: '16px', color: vars.danger.main },
  '&[data-wrong] input:not(:checked)': { boxShadow: `inset 0 0 0 2px ${vars.danger.main}` },
});

interface CheckboxProps {
  /** Text or text with a link in it. */
  children: ReactNode;
  name: string;
  checked: boolean;
  onChange: ChangeEventHandler<HTMLInputElement>;
  error?: string;
  disabled?: boolean;
}

export function Checkbox({ children, error, ...input }: CheckboxProps) {
  const id = useId();
  return (
    <Root data-wrong={error ? true : undefined}>
      <label>
        <span className="box">
          <input
            {...input}
            type="checkbox"
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? id : undefined}
          />
          <CheckIcon fontSize={14} />
        </span>
        <span>{children}</span>
      </label>
      {error && (
        <div className="error" id={id} role="alert">
          {error}
        </div>
      )}
    </Root>
  );
}
