import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { keptAmount, shownAmount } from '@/domain/amountText';
import { MoneyField } from './MoneyField';

const rule = { decimals: 0 } as const;

const money = {
  symbol: '₫',
  hasDecimals: false,
  show: (kept: string) => shownAmount(kept, 'vi-VN', rule),
  keep: (typed: string, before: string) => keptAmount(typed, 'vi-VN', rule, before),
};

function Amount() {
  const [value, setValue] = useState('2500000');
  return <MoneyField label="Số tiền" name="amount" value={value} onChange={setValue} money={money} />;
}

// In 2.500.000 the group separators are at index 1 and 5.
test.each([
  ['Delete', 1, '200.000', 1],
  ['Delete', 5, '250.000', 5],
  ['Delete', 2, '200.000', 1],
  ['Backspace', 6, '250.000', 3],
  ['Backspace', 2, '500.000', 0],
] as const)(
  'SOUND-05 %s at a separator of an amount (%d) deletes the digit beside it',
  async (key, caret, left, then) => {
    render(<Amount />);
    const field = screen.getByLabelText<HTMLInputElement>('Số tiền');
    await userEvent.type(field, `{${key}}`, { initialSelectionStart: caret, initialSelectionEnd: caret });
    expect(field).toHaveValue(left);
    expect(field.selectionStart).toBe(then);
  },
);

test('Delete removes the selection, separators included', async () => {
  render(<Amount />);
  const field = screen.getByLabelText('Số tiền');
  await userEvent.type(field, '{Delete}', { initialSelectionStart: 1, initialSelectionEnd: 5 });
  expect(field).toHaveValue('2.000');
});
