import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Money } from '#contract/money';
import { space } from '#theme/space';
import { useAmounts } from '@/data/resources/useAmounts';
import type { TextProps } from '@/forms/fieldProps';
import { Chip } from '@/ui/actions/Chip';
import { media } from '@/ui/styles/media';
import { MoneyField } from '@/ui/fields/MoneyField';

const Pills = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(2.5),
  marginTop: space(3),
  [media.phone]: { display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
});

interface AmountInputProps extends TextProps {
  least: Money;
  most: Money;
  /** Suggested amounts. */
  amounts?: readonly Money[];
  disabled?: boolean;
  endAdornment?: ReactNode;
}

/** Input for an amount within bounds, typed or selected. */
export function AmountInput(props: AmountInputProps) {
  const { least, most, amounts = [], disabled, endAdornment, ...field } = props;
  const { t } = useTranslation('cashier');
  const money = useAmounts();
  return (
    <div>
      <MoneyField
        {...field}
        label={t('amount')}
        money={money}
        helper={t('bounds', { least: money.text(least), most: money.text(most) })}
        disabled={disabled}
        endAdornment={endAdornment}
      />
      {amounts.length > 0 && (
        <Pills role="group" aria-label={t('amounts')}>
          {amounts.map((amount) => (
            <Chip
              key={amount.amount}
              selected={money.wire(field.value) === amount.amount}
              disabled={disabled ?? false}
              onClick={() => field.onChange(money.of(amount))}
            >
              {money.text(amount)}
            </Chip>
          ))}
        </Pills>
      )}
    </div>
  );
}
