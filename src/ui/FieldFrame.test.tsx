import { render, screen } from '@testing-library/react';
import { Field } from './Field';
import { RuleList } from './RuleList';

const field = { label: 'Số tiền', name: 'amount', value: '', onChange: () => undefined };

test('an alert said what was wrong, but not with what: it names its field (SOUND-05)', () => {
  render(<Field {...field} error="Không được để trống" />);
  expect(screen.getByRole('alert')).toHaveTextContent('Số tiền: Không được để trống');
  expect(screen.getByLabelText('Số tiền')).toHaveAccessibleDescription('Không được để trống');
});

test('the rules of a field stood beside it unsaid: they describe it, with its error (SOUND-05)', () => {
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
