import InputBase from '@mui/material/InputBase';
import { styled } from '@mui/material/styles';
import {
  memo,
  useId,
  type ChangeEventHandler,
  type FocusEventHandler,
  type ReactNode,
  type Ref,
} from 'react';
import { FieldFrame } from './FieldFrame';
import { vars } from '#theme/vars';
import { forcedBox, tabular } from './styleParts';

const Box = styled(InputBase, { name: 'MarqueeField', slot: 'Box' })({
  '&.MuiInputBase-root': {
    gap: 10,
    minHeight: 46,
    padding: '0 14px',
    borderRadius: vars.radius.sm,
    backgroundColor: vars.surface.field,
    boxShadow: `inset 0 0 0 1px ${vars.line.control}`,
    color: vars.text.primary,
    font: 'inherit',
    fontSize: 15,
    lineHeight: '22px',
  },
  '& > svg': { flex: 'none', color: vars.text.muted },
  '& .MuiInputBase-input': { padding: '12px 0', height: 22, minWidth: 0, font: 'inherit', ...tabular },
  '& .MuiInputBase-input::placeholder': { color: vars.text.muted, opacity: 1 },
  '&.Mui-focused': {
    boxShadow: `inset 0 0 0 2px ${vars.primary.main}, 0 0 0 4px ${vars.primary.soft}`,
  },
  ...forcedBox,
  '&.Mui-error': { boxShadow: `inset 0 0 0 2px ${vars.danger.main}` },
  '&.Mui-disabled': { backgroundColor: vars.surface.base, boxShadow: `inset 0 0 0 1px ${vars.line.subtle}` },
});

export interface FieldProps {
  label: string;
  name: string;
  value: string;
  onChange: ChangeEventHandler<HTMLInputElement | HTMLTextAreaElement>;
  onBlur?: FocusEventHandler<HTMLInputElement | HTMLTextAreaElement>;
  /** Shown below in place of the helper, and marks the field as wrong. */
  error?: string;
  helper?: string;
  /** Says below that the value holds. */
  success?: string;
  /** Keeps the label for those who hear the page, hides it for those who see it. */
  labelHidden?: boolean;
  required?: boolean;
  /** Id of the list of its rules, where that stands beside it. */
  rules?: string;
  disabled?: boolean;
  readOnly?: boolean;
  type?: 'text' | 'password' | 'email' | 'tel' | 'search' | 'url';
  inputMode?: 'text' | 'numeric' | 'decimal' | 'tel' | 'email' | 'search';
  placeholder?: string;
  autoComplete?: string;
  /** It is what the step is about. */
  autoFocus?: boolean;
  maxLength?: number;
  rows?: number;
  start?: ReactNode;
  end?: ReactNode;
  ref?: Ref<HTMLInputElement | HTMLTextAreaElement>;
}

/** One line, or with `rows` several, that a player types into. A key is typed into one field of a form: the others stand. */
export const Field = memo(function Field(props: FieldProps) {
  const { label, labelHidden, helper, error, success, required, rules, ...rest } = props;
  const { maxLength, inputMode, rows, start, end, ref, ...input } = rest;
  const id = useId();
  return (
    <FieldFrame {...{ id, label, labelHidden, helper, error, success, required, rules }}>
      {(describedBy) => (
        <Box
          {...input}
          id={id}
          fullWidth
          multiline={rows !== undefined}
          rows={rows}
          inputRef={ref}
          // Its rules for autofill would be put in and taken out with each field, and the whole page be styled anew.
          disableInjectingGlobalStyles
          error={error !== undefined}
          startAdornment={start}
          endAdornment={end}
          required={required}
          inputProps={{ maxLength, inputMode, 'aria-describedby': describedBy }}
        />
      )}
    </FieldFrame>
  );
});
