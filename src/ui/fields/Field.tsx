import InputBase from '@mui/material/InputBase';
import { styled, useThemeProps } from '@mui/material/styles';
import { memo, useId, type CompositionEventHandler, type ReactNode, type Ref } from 'react';
import { space } from '#theme/space';
import { textSize } from '#theme/textSize';
import { vars } from '#theme/vars';
import type { FieldControlProps, TextControl } from './FieldControlProps';
import { FieldFrame } from './FieldFrame';
import { innerSlots } from '../styles/innerSlots';
import { slotClasses } from '../styles/slotClasses';
import { forcedBox, tabular } from '../styles/styleParts';
import { withClass } from '../styles/withClass';

export const fieldClasses = slotClasses('MarqueeField', ['root', 'box', 'start', 'input']);
const { root, box, start, input } = fieldClasses;

const FieldRoot = styled(FieldFrame, {
  name: 'MarqueeField',
  slot: 'Root',
  overridesResolver: innerSlots(fieldClasses),
})<{ ownerState: FieldProps }>({
  [`& .${box}`]: {
    gap: space(2.5),
    minHeight: 46,
    padding: '0 14px',
    borderRadius: vars.radius.sm,
    backgroundColor: vars.surface.field,
    boxShadow: `inset 0 0 0 1px ${vars.line.control}`,
    color: vars.text.primary,
    font: 'inherit',
    fontSize: textSize.lead,
    lineHeight: '22px',
    '&.Mui-focused': {
      boxShadow: `inset 0 0 0 2px ${vars.primary.main}, 0 0 0 4px ${vars.primary.soft}`,
    },
    ...forcedBox(input),
    '&.Mui-error': { boxShadow: `inset 0 0 0 2px ${vars.danger.main}` },
    '&.Mui-disabled': {
      backgroundColor: vars.surface.base,
      boxShadow: `inset 0 0 0 1px ${vars.line.subtle}`,
    },
  },
  [`& .${start}`]: {
    display: 'flex',
    alignItems: 'center',
    alignSelf: 'stretch',
    flex: 'none',
    color: vars.text.muted,
  },
  [`& .${input}`]: { padding: '12px 0', height: 22, minWidth: 0, font: 'inherit', ...tabular },
  [`& .${input}::placeholder`]: { color: vars.text.muted, opacity: 1 },
});

export interface FieldProps extends FieldControlProps {
  readOnly?: boolean;
  type?: 'text' | 'password' | 'email' | 'tel' | 'search' | 'url';
  inputMode?: 'text' | 'numeric' | 'decimal' | 'tel' | 'email' | 'search';
  placeholder?: string | undefined;
  autoComplete?: string | undefined;
  /** For a step whose main input is this field. */
  autoFocus?: boolean;
  maxLength?: number;
  rows?: number;
  /** Grows with its text from one line to so many, then scrolls. */
  growsTo?: number;
  /** What the Enter key of a phone's keyboard says. */
  enterKeyHint?: 'send' | undefined;
  /** When an input method has ended a word. */
  onComposed?: CompositionEventHandler<TextControl> | undefined;
  startAdornment?: ReactNode;
  endAdornment?: ReactNode;
  inputRef?: Ref<TextControl>;
}

declare module '@mui/material/styles' {
  interface ComponentsPropsList {
    MarqueeField: FieldProps;
  }
}

/**
 * A text field with one line, or several with `rows` or `growsTo`. Memoised, so that typing into one field of a form does not
 * re-render the others.
 */
export const Field = memo(function Field(given: FieldProps) {
  const props = useThemeProps({ props: given, name: 'MarqueeField' });
  const { name, value, onChange, onBlur, disabled, readOnly, type, placeholder, autoComplete, ...frame } =
    props;
  const {
    autoFocus,
    maxLength,
    inputMode,
    rows,
    growsTo,
    enterKeyHint,
    startAdornment,
    endAdornment,
    inputRef,
    onComposed,
    className,
    ...rest
  } = frame;
  const id = useId();
  return (
    <FieldRoot {...rest} controlId={id} className={withClass(root, className)} ownerState={props}>
      {(describedBy) => (
        <InputBase
          {...{
            id,
            name,
            value,
            onBlur,
            disabled,
            readOnly,
            type,
            placeholder,
            autoComplete,
            autoFocus,
            rows,
          }}
          {...{ inputRef, endAdornment, maxRows: growsTo }}
          className={box}
          fullWidth
          multiline={(rows ?? growsTo) !== undefined}
          // MUI would add and remove global autofill rules with each field, which recalculates the styles of the
          // whole page.
          disableInjectingGlobalStyles
          error={rest.error !== undefined}
          startAdornment={startAdornment ? <span className={start}>{startAdornment}</span> : undefined}
          required={rest.required}
          inputProps={{
            className: input,
            maxLength,
            inputMode,
            enterKeyHint,
            'aria-describedby': describedBy,
            onCompositionEnd: onComposed,
          }}
          onChange={(event) => onChange(event.target.value, event)}
        />
      )}
    </FieldRoot>
  );
});
