import { styled } from '@mui/material/styles';
import type { FocusEventHandler, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Money } from '#contract/money';
import { useAmounts } from '@/data/useAmounts';
import { Chip } from '@/ui/Chip';
import { media } from '@/ui/media';
import { MoneyField } from '@/ui/MoneyField';

const Pills = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 9,
  marginTop: 12,
  [media.phone]: { display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
});

interface AmountInputProps {
  name: string;
  value: string;
  error: string | undefined;
  least: Money;
  most: Money;
  /** To choose from. */
  amounts?: readonly Money[];
  disabled?: boolean;
  onChange: (kept: string) => void;
  onBlur: FocusEventHandler<HTMLInputElement>;
  end?: ReactNode;
}

/** An amount within its bounds, typed or taken from a pill. */
export function AmountInput(props: AmountInputProps) {
  const { name, value, error, least, most, amounts = [], disabled, onChange, onBlur, end } = props;
  const { t } = useTranslation('cashier');
  const money = useAmounts();
  return (
    <div>
      <MoneyField
        name={name}
        label={t('amount')}
        value={value}
        show={money.show}
        onType={(typed) => onChange(money.keep(typed, value))}
        onBlur={onBlur}
        symbol={money.symbol}
        decimals={money.hasDecimals}
        error={error}
        helper={t('bounds', { least: money.text(least), most: money.text(most) })}
        {...(disabled && { disabled })}
        end={end}
      />
      {amounts.length > 0 && (
        <Pills role="group" aria-label={t('amounts')}>
          {amounts.map((amount) => (
            <Chip
              key={amount.amount}
              selected={money.wire(value) === amount.amount}
              disabled={disabled ?? false}
              onClick={() => onChange(money.of(amount))}
            >
              {money.text(amount)}
            </Chip>
          ))}
        </Pills>
      )}
    </div>
  );
}
