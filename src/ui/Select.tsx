import { styled } from '@mui/material/styles';
import { useId, type ChangeEventHandler, type FocusEventHandler, type ReactNode } from 'react';
import { vars } from '#theme/vars';
import { FieldFrame } from './FieldFrame';
import { CaretDownIcon } from './icons';

const Box = styled('div', { name: 'MarqueeSelect', slot: 'Root' })({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  '& select': {
    appearance: 'none',
    width: '100%',
    height: 46,
    padding: '0 40px 0 14px',
    border: 0,
    borderRadius: vars.radius.sm,
    backgroundColor: vars.surface.field,
    boxShadow: `inset 0 0 0 1px ${vars.line.control}`,
    color: vars.text.primary,
    font: 'inherit',
    fontSize: 15,
    textOverflow: 'ellipsis',
    outline: 'none',
  },
  '&[data-start] select': { paddingLeft: 44 },
  '& .start': {
    position: 'absolute',
    left: 14,
    display: 'flex',
    color: vars.text.muted,
    pointerEvents: 'none',
  },
  '& > svg:last-child': { position: 'absolute', right: 14, color: vars.text.muted, pointerEvents: 'none' },
  '& select:focus-visible': {
    boxShadow: `inset 0 0 0 2px ${vars.primary.main}, 0 0 0 4px ${vars.primary.soft}`,
  },
  '& select[aria-invalid=true]': { boxShadow: `inset 0 0 0 2px ${vars.danger.main}` },
  '& select:disabled': { color: vars.text.muted, boxShadow: `inset 0 0 0 1px ${vars.line.subtle}` },
  '& option': { backgroundColor: vars.surface.raised, color: vars.text.primary },
});

interface SelectProps<Value extends string> {
  label: string;
  name: string;
  value: Value | '';
  options: readonly { value: Value; label: string; disabled?: boolean }[];
  onChange: ChangeEventHandler<HTMLSelectElement>;
  onBlur?: FocusEventHandler<HTMLSelectElement>;
  /** Shown while nothing is chosen. */
  placeholder?: string;
  error?: string;
  helper?: string;
  labelHidden?: boolean;
  required?: boolean;
  disabled?: boolean;
  start?: ReactNode;
}

/** The system's own list: it is the one that works best under a thumb and for those who hear the page. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { label, labelHidden, helper, error, options, placeholder, start, ...select } = props;
  const id = useId();
  return (
    <FieldFrame {...{ id, label, labelHidden, helper, error }} required={select.required}>
      {(describedBy) => (
        <Box data-start={start ? true : undefined}>
          {start && <span className="start">{start}</span>}
          <select {...select} id={id} aria-invalid={error ? true : undefined} aria-describedby={describedBy}>
            {placeholder !== undefined && (
              <option value="" disabled>
                {placeholder}
              </option>
            )}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <CaretDownIcon fontSize={16} />
        </Box>
      )}
    </FieldFrame>
  );
}
