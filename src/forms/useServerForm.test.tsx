import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { object } from 'yup';
import { createI18n } from '#locales/createI18n';
import { Checkbox } from '@/ui/fields/Checkbox';
import { CodeBoxes } from '@/ui/fields/CodeBoxes';
import { DateField } from '@/ui/fields/DateField';
import { Field } from '@/ui/fields/Field';
import { MobileField } from '@/forms/MobileField';
import { MoneyField } from '@/ui/fields/MoneyField';
import { PasswordField } from '@/ui/fields/PasswordField';
import { Select } from '@/ui/fields/Select';
import { useServerForm } from './useServerForm';

const money = {
  symbol: '₫',
  hasDecimals: false,
  show: (kept: string) => kept.replace(/\B(?=(\d{3})+$)/g, '.'),
  keep: (typed: string) => typed.replace(/\D/g, ''),
};
const words = { placeholder: '', open: String, close: '', noDay: '', tooEarly: String, tooLate: String };
const setting = { language: 'vi', today: '2026-11-20', words } as const;
const eye = { showLabel: 'Hiện', hideLabel: 'Ẩn' };
const send = jest.fn(async () => ({ ok: true as const, value: null }));
const initialValues = {
  ...{ name: '', mobile: '', amount: '', password: '', pin: '', day: '', bank: '', agreed: false },
};

function Filled() {
  const { text, tick, onSubmit } = useServerForm({
    initialValues,
    schema: object,
    send,
    onDone: () => undefined,
  });
  return (
    <form onSubmit={onSubmit}>
      <Field {...text('name')} label="Tên" />
      <MobileField {...text('mobile')} label="Di động" />
      <MoneyField {...text('amount')} label="Số tiền" money={money} />
      <PasswordField {...text('password')} {...eye} label="Mật khẩu" />
      <CodeBoxes {...text('pin')} label="Mã" />
      <DateField {...text('day')} label="Ngày" setting={setting} />
      <Select
        {...text('bank')}
        label="Ngân hàng"
        options={[{ value: 'river', label: 'Sông Hồng' }]}
        placeholder=""
      />
      <Checkbox {...tick('agreed')}>Đồng ý</Checkbox>
      <button type="submit">Gửi</button>
    </form>
  );
}

test('LIB-03 the props of a field fit every input unchanged', async () => {
  render(
    <I18nextProvider i18n={createI18n({ language: 'vi', words: {} })}>
      <Filled />
    </I18nextProvider>,
  );
  await userEvent.type(screen.getByLabelText('Tên'), 'An');
  await userEvent.type(screen.getByLabelText('Di động'), '0912');
  await userEvent.type(screen.getByLabelText('Số tiền'), '2000000');
  await userEvent.type(screen.getByLabelText('Mật khẩu'), 'x');
  await userEvent.type(screen.getByLabelText('Mã'), '7-3');
  await userEvent.type(screen.getByLabelText('Ngày'), '05031990');
  await userEvent.selectOptions(screen.getByLabelText('Ngân hàng'), 'river');
  await userEvent.click(screen.getByLabelText('Đồng ý'));
  expect(screen.getByLabelText('Số tiền')).toHaveValue('2.000.000');
  await userEvent.click(screen.getByText('Gửi'));
  expect(send).toHaveBeenCalledWith({
    ...{ name: 'An', mobile: '0912', amount: '2000000', password: 'x', pin: '73' },
    ...{ day: '1990-03-05', bank: 'river', agreed: true },
  });
});
