import { fireEvent, render, screen } from '@testing-library/react';
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
  const [value, setValue] = useState('');
  return (
    <>
      <MoneyField label="Số tiền" name="amount" value={value} onChange={setValue} money={money} />
      <output>{value}</output>
    </>
  );
}

/** Types through an input method, which reads back what the field holds and adds to it. */
const compose = (field: HTMLInputElement, digits: string): void => {
  fireEvent.compositionStart(field);
  for (const digit of digits) {
    field.setRangeText(digit, field.value.length, field.value.length, 'end');
    fireEvent(field, new InputEvent('input', { bubbles: true, isComposing: true, data: digit }));
  }
};

test('FIX-02 digits of an amount multiplied under Telex: they are grouped once the word has ended', () => {
  render(<Amount />);
  const field = screen.getByLabelText<HTMLInputElement>('Số tiền');
  compose(field, '1234567');
  expect(field).toHaveValue('1234567');
  fireEvent.compositionEnd(field);
  expect(field).toHaveValue('1.234.567');
  expect(screen.getByRole('status')).toHaveTextContent('1234567');
});

test('FIX-02 Safari tells the last input after the composition: the amount stays the same', () => {
  render(<Amount />);
  const field = screen.getByLabelText<HTMLInputElement>('Số tiền');
  compose(field, '1234567');
  fireEvent.compositionEnd(field);
  fireEvent(field, new InputEvent('input', { bubbles: true, isComposing: false }));
  expect(field).toHaveValue('1.234.567');
});
