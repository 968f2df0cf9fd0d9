import { styled, useThemeProps } from '@mui/material/styles';
import { useId, type ReactNode } from 'react';
import { textSize } from '#theme/textSize';
import { vars } from '#theme/vars';
import type { FieldControlProps, TypingEvent } from './FieldControlProps';
import { FieldFrame } from './FieldFrame';
import { CaretDownIcon } from '../media/icons';
import { innerSlots } from '../styles/innerSlots';
import { slotClasses } from '../styles/slotClasses';
import { withClass } from '../styles/withClass';

export const selectClasses = slotClasses('MarqueeSelect', [
  'root',
  'box',
  'start',
  'select',
  'option',
  'icon',
]);
const { root, box, start, select, option: optionClass, icon } = selectClasses;

const SelectRoot = styled(FieldFrame, {
  name: 'MarqueeSelect',
  slot: 'Root',
  overridesResolver: innerSlots(selectClasses),
})<{ ownerState: Pick<SelectProps<string>, 'startAdornment'> }>({
  [`& .${box}`]: { position: 'relative', display: 'flex', alignItems: 'center' },
  [`& .${select}`]: {
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
    fontSize: textSize.lead,
    textOverflow: 'ellipsis',
    outline: 'none',
    '&:focus-visible': {
      boxShadow: `inset 0 0 0 2px ${vars.primary.main}, 0 0 0 4px ${vars.primary.soft}`,
    },
    '&[aria-invalid=true]': { boxShadow: `inset 0 0 0 2px ${vars.danger.main}` },
    '&:disabled': { color: vars.text.muted, boxShadow: `inset 0 0 0 1px ${vars.line.subtle}` },
  },
  [`& .${start}`]: {
    position: 'absolute',
    left: 14,
    display: 'flex',
    color: vars.text.muted,
    pointerEvents: 'none',
  },
  [`& .${icon}`]: { position: 'absolute', right: 14, color: vars.text.muted, pointerEvents: 'none' },
  [`& .${optionClass}`]: { backgroundColor: vars.surface.raised, color: vars.text.primary },
  variants: [
    {
      props: ({ ownerState }) => Boolean(ownerState.startAdornment),
      style: { [`& .${select}`]: { paddingLeft: 44 } },
    },
  ],
});

interface SelectProps<Value extends string> extends Omit<
  FieldControlProps<HTMLSelectElement>,
  'value' | 'onChange'
> {
  value: Value | '';
  options: readonly { value: Value; label: string; disabled?: boolean }[];
  onChange: (value: Value, event: TypingEvent<HTMLSelectElement>) => void;
  /** Shown while nothing is selected. */
  placeholder?: string;
  autoComplete?: string;
  startAdornment?: ReactNode;
}

declare module '@mui/material/styles' {
  interface ComponentsPropsList {
    MarqueeSelect: SelectProps<string>;
  }
}

/** A native select: it works best on touch screens and with screen readers. */
export function Select<Value extends string>(given: SelectProps<Value>) {
  const props = useThemeProps({ props: given, name: 'MarqueeSelect' });
  const { name, value, onChange, onBlur, disabled, options, placeholder, autoComplete, ...frame } = props;
  const { startAdornment, className, ...rest } = frame;
  const id = useId();
  return (
    <SelectRoot {...rest} controlId={id} className={withClass(root, className)} ownerState={props}>
      {(describedBy) => (
        <div className={box}>
          {startAdornment && <span className={start}>{startAdornment}</span>}
          <select
            {...{ id, name, value, disabled, autoComplete, onBlur, required: rest.required }}
            className={select}
            aria-invalid={rest.error ? true : undefined}
            aria-describedby={describedBy}
            onChange={(event) => onChange(event.target.value as Value, event)}
          >
            {placeholder !== undefined && (
              <option className={optionClass} value="" disabled>
                {placeholder}
              </option>
            )}
            {options.map((option) => (
              <option
                className={optionClass}
                key={option.value}
                value={option.value}
                disabled={option.disabled}
              >
                {option.label}
              </option>
            ))}
          </select>
          <CaretDownIcon className={icon} fontSize={16} />
        </div>
      )}
    </SelectRoot>
  );
}
