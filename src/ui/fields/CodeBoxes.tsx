import { styled, useThemeProps } from '@mui/material/styles';
import { useId } from 'react';
import { asciiDigits } from '#contract/plainText';
import { space } from '#theme/space';
import { textSize } from '#theme/textSize';
import { vars } from '#theme/vars';
import type { FieldControlProps } from './FieldControlProps';
import { FieldFrame } from './FieldFrame';
import { innerSlots } from '../styles/innerSlots';
import { slotClasses } from '../styles/slotClasses';
import { display, forcedEdge } from '../styles/styleParts';
import { useComposedText } from './useComposedText';
import { withClass } from '../styles/withClass';

export const codeBoxesClasses = slotClasses('MarqueeCodeBoxes', ['root', 'boxes', 'digit', 'next', 'input']);
const { root, boxes, digit, next, input } = codeBoxesClasses;

const CodeBoxesRoot = styled(FieldFrame, {
  name: 'MarqueeCodeBoxes',
  slot: 'Root',
  overridesResolver: innerSlots(codeBoxesClasses),
})<{ ownerState: CodeBoxesProps }>({
  [`& .${boxes}`]: {
    position: 'relative',
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: '1fr',
    gap: space(2.5),
    maxWidth: 460,
  },
  [`& .${digit}`]: {
    display: 'grid',
    placeItems: 'center',
    height: 60,
    borderRadius: vars.radius.sm,
    backgroundColor: vars.surface.field,
    boxShadow: `inset 0 0 0 1px ${vars.line.control}`,
    ...forcedEdge,
    ...display(24, 32),
  },
  [`& .${input}`]: {
    position: 'absolute',
    inset: 0,
    width: '100%',
    border: 0,
    opacity: 0,
    fontSize: textSize.large,
    cursor: 'text',
  },
  [`& .${boxes}:focus-within > .${next}`]: {
    boxShadow: `inset 0 0 0 2px ${vars.primary.main}, 0 0 0 4px ${vars.primary.soft}`,
    '@media (forced-colors: active)': { outlineWidth: 3, outlineOffset: -3 },
  },
  [`& .${boxes}:has([aria-invalid=true]) > .${digit}`]: {
    boxShadow: `inset 0 0 0 2px ${vars.danger.main}`,
  },
});

interface CodeBoxesProps extends FieldControlProps<HTMLInputElement> {
  /** @default 6 */
  length?: number;
  /**
   * Shows dots instead of digits, and a visible label.
   * @default false
   */
  secret?: boolean;
  /** For a step whose main input is the code. */
  autoFocus?: boolean;
}

declare module '@mui/material/styles' {
  interface ComponentsPropsList {
    MarqueeCodeBoxes: CodeBoxesProps;
  }
}

/** A numeric code in boxes that are a single input, so that pasting and a phone's autofill work. */
export function CodeBoxes(given: CodeBoxesProps) {
  const props = useThemeProps({ props: given, name: 'MarqueeCodeBoxes' });
  const { name, value, onChange, onBlur, disabled, length = 6, secret = false, autoFocus, ...frame } = props;
  const { labelHidden = !secret, className, ...rest } = frame;
  const id = useId();
  const text = useComposedText<HTMLInputElement>(value, (control, event) =>
    onChange(asciiDigits(control.value).replace(/\D/g, '').slice(0, length), event),
  );
  const digits = [...text.value];
  const nextPlace = Math.min(digits.length, length - 1);
  return (
    <CodeBoxesRoot
      {...rest}
      controlId={id}
      labelHidden={labelHidden}
      className={withClass(root, className)}
      ownerState={props}
    >
      {(describedBy) => (
        <span className={boxes}>
          {Array.from({ length }, (_, place) => (
            <span key={place} aria-hidden className={withClass(digit, place === nextPlace ? next : '')}>
              {secret && digits[place] !== undefined ? '•' : digits[place]}
            </span>
          ))}
          <input
            {...{ id, name, disabled, autoFocus, onBlur }}
            {...text}
            className={input}
            type={secret ? 'password' : 'text'}
            inputMode="numeric"
            autoComplete={secret ? 'off' : 'one-time-code'}
            maxLength={length * 2}
            aria-invalid={rest.error ? true : undefined}
            aria-describedby={describedBy}
          />
        </span>
      )}
    </CodeBoxesRoot>
  );
}
