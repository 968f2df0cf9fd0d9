import { styled, useThemeProps } from '@mui/material/styles';
import { useId, type ReactNode } from 'react';
import { space } from '#theme/space';
import { textSize } from '#theme/textSize';
import { vars } from '#theme/vars';
import type { FieldControlProps } from './FieldControlProps';
import { FieldFrame } from './FieldFrame';
import { innerSlots } from '../styles/innerSlots';
import { slotClasses } from '../styles/slotClasses';
import { forcedBox, tabular } from '../styles/styleParts';
import { useComposedText } from './useComposedText';
import { useDigitCaret } from './useDigitCaret';
import { withClass } from '../styles/withClass';

export const moneyFieldClasses = slotClasses('MarqueeMoneyField', ['root', 'box', 'input', 'symbol']);
const { root, box, input: inputClass, symbol } = moneyFieldClasses;

const MoneyFieldRoot = styled(FieldFrame, {
  name: 'MarqueeMoneyField',
  slot: 'Root',
  overridesResolver: innerSlots(moneyFieldClasses),
})<{ ownerState: MoneyFieldProps }>({
  [`& .${box}`]: {
    display: 'flex',
    alignItems: 'center',
    gap: space(2.5),
    height: 56,
    padding: '0 14px',
    borderRadius: vars.radius.sm,
    backgroundColor: vars.surface.field,
    boxShadow: `inset 0 0 0 1px ${vars.line.control}`,
    '&:focus-within': {
      boxShadow: `inset 0 0 0 2px ${vars.primary.main}, 0 0 0 4px ${vars.primary.soft}`,
    },
    ...forcedBox(inputClass),
    '&:has([aria-invalid=true])': { boxShadow: `inset 0 0 0 2px ${vars.danger.main}` },
  },
  [`& .${inputClass}`]: {
    ...tabular,
    flex: 1,
    minWidth: 0,
    height: '100%',
    padding: 0,
    border: 0,
    outline: 0,
    background: 'none',
    color: vars.text.primary,
    font: 'inherit',
    fontSize: textSize.panel,
    fontWeight: 600,
    '&:disabled': { color: vars.text.muted },
  },
  [`& .${symbol}`]: { fontWeight: 600, color: vars.text.muted },
  variants: [
    {
      props: { size: 'small' },
      style: {
        [`& .${box}`]: { height: 46 },
        [`& .${inputClass}`]: { fontSize: textSize.lead, fontWeight: 400 },
      },
    },
  ],
});

/** Formatting and parsing of amounts, as provided by `useAmounts`. */
interface MoneyWriting {
  /** The currency's symbol. */
  readonly symbol: string;
  readonly hasDecimals: boolean;
  /** Formats the form's text for display. */
  readonly show: (kept: string) => string;
  /** Converts the typed text into the form's text; `before` is the previous one. */
  readonly keep: (typed: string, before: string) => string;
}

/** Its value is the form's text: plain digits, a point before the decimals. */
interface MoneyFieldProps extends FieldControlProps<HTMLInputElement> {
  money: MoneyWriting;
  /**
   * `small` is as high as other fields, for one among them.
   * @default medium
   */
  size?: 'medium' | 'small';
  /** A button that fills in the whole balance. */
  endAdornment?: ReactNode;
}

declare module '@mui/material/styles' {
  interface ComponentsPropsList {
    MarqueeMoneyField: MoneyFieldProps;
  }
}

/** An amount, grouped while it is typed; the caret stays at its digit. */
export function MoneyField(given: MoneyFieldProps) {
  const props = useThemeProps({ props: given, name: 'MarqueeMoneyField' });
  const { name, value, onChange, onBlur, disabled, money, ...others } = props;
  const { endAdornment, size: _size, className, ...rest } = others;
  const id = useId();
  const shown = money.show(value);
  const { input, note } = useDigitCaret(shown);
  const text = useComposedText<HTMLInputElement>(shown, (control, event) => {
    note(control);
    onChange(money.keep(control.value, value), event);
  });
  return (
    <MoneyFieldRoot {...rest} controlId={id} className={withClass(root, className)} ownerState={props}>
      {(describedBy) => (
        <div className={box}>
          <input
            {...{ id, name, disabled, onBlur }}
            ref={input}
            className={inputClass}
            {...text}
            inputMode={money.hasDecimals ? 'decimal' : 'numeric'}
            autoComplete="off"
            aria-invalid={rest.error ? true : undefined}
            aria-describedby={describedBy}
          />
          <b className={symbol} aria-hidden>
            {money.symbol}
          </b>
          {endAdornment}
        </div>
      )}
    </MoneyFieldRoot>
  );
}
