import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { deskIn } from '@/testing/scenario/deskIn';
import { testBoot, testGateway, testMember, testSite } from '@/testing/testSite';
import { renderPage } from '@/testing/testPage';
import { DepositPage } from './DepositPage';

const gateway = testGateway();

beforeAll(gateway.open);
beforeEach(() => {
  sessionStorage.setItem('token', 'secret');
  gateway.answers('memberInfo', testMember);
  gateway.answers('permission', { info: {} } as never);
  gateway.answers('depositOrders', { orders: [], total: 0 });
  gateway.refuses('deposit', 'operation_not_enabled', 409);
});
afterEach(gateway.reset);
afterAll(gateway.close);

const pageIn = async (currency: 'JPY' | 'KWD' | 'CLF', decimals: number) => {
  const amount = { amount: '1000000', currency };
  gateway.answers('balance', { balance: amount });
  gateway.answers('depositDesk', deskIn(currency));
  await renderPage(<DepositPage />, {
    site: testSite({ brand: { ...testBoot.brand, currency, decimals } }),
  });
  return screen.findByLabelText('Số tiền');
};

test.each([
  ['JPY', 0, '12345', '12.345', '12345', /^¥\s12\.345$/, /^¥\s1\.000$/],
  ['KWD', 3, '12,345', '12,345', '12345', /^12,345\sKWD$/, /^1,000\sKWD$/],
  ['CLF', 4, '1,2345', '1,2345', '12345', /^1,2345\sCLF$/, /^0,1000\sCLF$/],
] as const)(
  'MEM-04 an amount in %s is typed, shown and sent with the digits of the currency',
  async (currency, decimals, typed, kept, sent, shown, pill) => {
    const field = await pageIn(currency, decimals);
    expect(screen.getAllByRole('button').some(({ textContent }) => pill.test(textContent))).toBe(true);
    await userEvent.type(field, typed);
    expect(field).toHaveValue(kept);
    const summary = within(screen.getByRole('region', { name: 'Tóm tắt' }));
    expect(summary.getByText('Thực nhận').nextElementSibling).toHaveTextContent(shown);
    await userEvent.click(screen.getByRole('button', { name: 'Nạp tiền' }));
    await screen.findByRole('alert');
    expect(await gateway.bodiesOf('deposit')).toEqual([{ method: 'BANK', amount: sent }]);
  },
);

test('MEM-04 an amount that is pasted with the code of its currency is read', async () => {
  const field = await pageIn('KWD', 3);
  await userEvent.click(field);
  await userEvent.paste('12,345 KWD');
  expect(field).toHaveValue('12,345');
});

test('a fourth decimal of a currency with three is not taken', async () => {
  const field = await pageIn('KWD', 3);
  await userEvent.type(field, '1,23456');
  expect(field).toHaveValue('1,234');
});
