import { render, screen } from '@testing-library/react';
import { Field } from './Field';
import { RuleList } from '../data-display/RuleList';

const field = { label: 'Số tiền', name: 'amount', value: '', onChange: () => undefined };

test('SOUND-05 an alert names the field that it is about', () => {
  render(<Field {...field} error="Không được để trống" />);
  expect(screen.getByRole('alert')).toHaveTextContent('Số tiền: Không được để trống');
  expect(screen.getByLabelText('Số tiền')).toHaveAccessibleDescription('Không được để trống');
});

test('SOUND-05 an invalid field is described by its error and its helper text', () => {
  render(<Field {...field} helper="Từ 15 đến 1439 phút" error="Chỉ nhập chữ số" />);
  expect(screen.getByLabelText('Số tiền')).toHaveAccessibleDescription('Chỉ nhập chữ số Từ 15 đến 1439 phút');
  expect(screen.getByRole('alert')).not.toHaveTextContent('1439');
});

test('a complaint that says the help says it once (SOUND-05)', () => {
  render(<Field {...field} helper="6 chữ số" error="Sai định dạng: 6 chữ số" />);
  expect(screen.getByLabelText('Số tiền')).toHaveAccessibleDescription('Sai định dạng: 6 chữ số');
});

test('SOUND-05 a field is described by its rules, and by its error', () => {
  render(
    <>
      <Field {...field} rules="rules" error="Chưa đạt" />
      <RuleList
        id="rules"
        label="Yêu cầu"
        stateText={{ met: 'Đạt', missing: 'Thiếu' }}
        rules={[{ text: 'Có chữ số', state: 'open' }]}
      />
    </>,
  );
  expect(screen.getByLabelText('Số tiền')).toHaveAccessibleDescription('Chưa đạt Có chữ số');
});
