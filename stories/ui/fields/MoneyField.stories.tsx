import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { keptAmount, shownAmount } from '@/domain/amountText';
import { Button } from '@/ui/actions/Button';
import { MoneyField } from '@/ui/fields/MoneyField';

const dong = {
  symbol: '₫',
  hasDecimals: false,
  show: (kept: string) => shownAmount(kept, 'vi', { decimals: 0 }),
  keep: (typed: string, before: string) => keptAmount(typed, 'vi', { decimals: 0 }, before),
};

interface TypedProps {
  start: string;
  error?: string;
  disabled?: boolean;
  withAll?: boolean;
  size?: 'medium' | 'small';
}

function Typed({ start, withAll, error, disabled, size }: TypedProps) {
  const [value, setValue] = useState(start);
  return (
    <MoneyField
      label="Số tiền"
      name="amount"
      value={value}
      onChange={setValue}
      money={dong}
      helper="Tối thiểu 100.000 ₫, tối đa 300.000.000 ₫"
      error={error}
      {...(disabled && { disabled })}
      {...(size && { size })}
      endAdornment={
        withAll && (
          <Button size="small" variant="text" onClick={() => setValue('8240500')}>
            Tối đa
          </Button>
        )
      }
    />
  );
}

const meta = {
  component: Typed,
  tags: ['brand-matrix'],
  args: { start: '2000000' },
} satisfies Meta<typeof Typed>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const Empty: Story = { args: { start: '' } };
export const Refused: Story = { args: { start: '50000', error: 'Tối thiểu 100.000 ₫' } };
export const Disabled: Story = { args: { disabled: true } };
export const Small: Story = { args: { size: 'small' } };
export const AllOfIt: Story = { args: { withAll: true } };
export const TypedInTheMiddle: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText<HTMLInputElement>('Số tiền');
    await userEvent.click(field);
    field.setSelectionRange(1, 1);
    await userEvent.type(field, '5', { initialSelectionStart: 1, initialSelectionEnd: 1 });
    await expect(field).toHaveValue('25.000.000');
    await expect(field.selectionStart).toBe(2);
  },
};
