import { styled } from '@mui/material/styles';
import { useId, type FocusEventHandler, type ReactNode } from 'react';
import { vars } from '#theme/vars';
import { FieldFrame } from './FieldFrame';
import { forcedBox, tabular } from './styleParts';
import { useDigitCaret } from './useDigitCaret';

const Root = styled('div', { name: 'MarqueeMoneyField', slot: 'Root' })({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  height: 56,
  padding: '0 14px',
  borderRadius: vars.radius.sm,
  backgroundColor: vars.surface.field,
  boxShadow: `inset 0 0 0 1px ${vars.line.control}`,
  '& input': {
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
    fontSize: 22,
    fontWeight: 600,
  },
  '& input:disabled': { color: vars.text.muted },
  '& b': { fontWeight: 600, color: vars.text.muted },
  '&:focus-within': {
    boxShadow: `inset 0 0 0 2px ${vars.primary.main}, 0 0 0 4px ${vars.primary.soft}`,
  },
  ...forcedBox,
  '&[data-wrong]': { boxShadow: `inset 0 0 0 2px ${vars.danger.main}` },
});

interface MoneyFieldProps {
  label: string;
  name: string;
  /** As a form keeps it: plain digits, a point before decimals. */
  value: string;
  /** Writes the value as players read it. */
  show: (kept: string) => string;
  /** Takes what was typed. */
  onType: (typed: string) => void;
  onBlur?: FocusEventHandler<HTMLInputElement>;
  /** Of the currency, shown at the end. */
  symbol: string;
  /** Whether decimals can be typed. */
  decimals: boolean;
  error?: string | undefined;
  helper?: string;
  disabled?: boolean;
  /** A button for all of it. */
  end?: ReactNode;
}

/** An amount, grouped as it is typed; the caret stays at the digit it was at. */
export function MoneyField(props: MoneyFieldProps) {
  const { label, name, value, show, onType, onBlur, symbol, decimals, error, helper, disabled, end } = props;
  const id = useId();
  const shown = show(value);
  const { input, note } = useDigitCaret(shown);
  return (
    <FieldFrame {...{ id, label }} {...(error ? { error } : {})} {...(helper ? { helper } : {})}>
      {(describedBy) => (
        <Root data-wrong={error ? true : undefined}>
          <input
            ref={input}
            id={id}
            name={name}
            value={shown}
            inputMode={decimals ? 'decimal' : 'numeric'}
            autoComplete="off"
            disabled={disabled}
            aria-invalid={error ? true : undefined}
            aria-describedby={describedBy}
            onBlur={onBlur}
            onChange={({ target }) => {
              note(target);
              onType(target.value);
            }}
          />
          <b aria-hidden>{symbol}</b>
          {end}
        </Root>
      )}
    </FieldFrame>
  );
}
