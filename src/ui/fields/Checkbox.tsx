import { styled, useThemeProps } from '@mui/material/styles';
import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { duration } from '#theme/motion';
import { space } from '#theme/space';
import { textSize } from '#theme/textSize';
import { vars } from '#theme/vars';
import type { ControlProps } from './FieldControlProps';
import { CheckIcon } from '../media/icons';
import { innerSlots } from '../styles/innerSlots';
import { slotClasses } from '../styles/slotClasses';
import { focusRing } from '../styles/styleParts';
import { withClass } from '../styles/withClass';

export const checkboxClasses = slotClasses('MarqueeCheckbox', [
  'root',
  'line',
  'box',
  'input',
  'mark',
  'label',
  'error',
]);
const { root, line, box, input, mark, label, error: errorClass } = checkboxClasses;

const CheckboxRoot = styled('div', {
  name: 'MarqueeCheckbox',
  slot: 'Root',
  overridesResolver: innerSlots(checkboxClasses),
})<{ ownerState: CheckboxProps }>({
  fontSize: textSize.body,
  lineHeight: '20px',
  [`& .${line}`]: {
    display: 'flex',
    gap: space(2.5),
    padding: '6px 0',
    cursor: 'pointer',
    '&:has(:disabled)': { color: vars.text.muted, cursor: 'not-allowed' },
  },
  [`& .${box}`]: { position: 'relative', flex: 'none', width: 20, height: 20 },
  [`& .${input}`]: {
    appearance: 'none',
    position: 'absolute',
    inset: 0,
    margin: 0,
    borderRadius: vars.radius.xs,
    backgroundColor: vars.surface.field,
    boxShadow: `inset 0 0 0 1.5px ${vars.line.control}`,
    cursor: 'inherit',
    transition: `background-color ${duration.fast}`,
    '&:focus-visible': focusRing,
    '&[aria-invalid=true]': { boxShadow: `inset 0 0 0 2px ${vars.danger.main}` },
    '&:checked': { backgroundColor: vars.primary.main, boxShadow: 'none' },
  },
  [`& .${mark}`]: {
    position: 'absolute',
    inset: 3,
    color: vars.text.onPrimary,
    opacity: 0,
    pointerEvents: 'none',
    strokeWidth: 18,
    stroke: 'currentColor',
  },
  [`& .${input}:checked + .${mark}`]: { opacity: 1 },
  [`& .${errorClass}`]: { fontSize: textSize.caption, lineHeight: '16px', color: vars.danger.main },
});

interface CheckboxProps
  extends
    ControlProps<boolean, HTMLInputElement>,
    Omit<ComponentPropsWithRef<'div'>, keyof ControlProps<boolean, HTMLInputElement>> {
  /** The label; may contain a link. */
  children: ReactNode;
  checked: boolean;
}

declare module '@mui/material/styles' {
  interface ComponentsPropsList {
    MarqueeCheckbox: CheckboxProps;
  }
}

/** A choice that is submitted with a form; for one that applies at once use Switch. */
export function Checkbox(given: CheckboxProps) {
  const props = useThemeProps({ props: given, name: 'MarqueeCheckbox' });
  const { children, name, checked, onChange, onBlur, error, disabled, className, ...rest } = props;
  const id = useId();
  return (
    <CheckboxRoot {...rest} className={withClass(root, className)} ownerState={props}>
      <label className={line}>
        <span className={box}>
          <input
            {...{ name, checked, disabled, onBlur }}
            className={input}
            type="checkbox"
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? id : undefined}
            onChange={(event) => onChange(event.target.checked, event)}
          />
          <CheckIcon className={mark} fontSize={14} />
        </span>
        <span className={label}>{children}</span>
      </label>
      {error && (
        <div className={errorClass} id={id} role="alert">
          {error}
        </div>
      )}
    </CheckboxRoot>
  );
}
