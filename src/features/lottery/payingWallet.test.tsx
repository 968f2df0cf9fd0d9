import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { PayingWallet } from '@/shared/PayingWallet';
import { renderPage } from '@/testing/testPage';

const wallet = {
  name: 'Lotto Việt',
  holds: '600.000 ₫',
  missing: undefined,
  main: '2.400.000 ₫',
  transfer: '?centre=member&page=transferFund&wallet=TCG_LOTTO_VN',
};
const failure = { kind: 'refused', code: 'insufficient_funds' } as const;

test('MEM-03 a wallet that held less than the page knew is said in the usual words', async () => {
  await renderPage(<PayingWallet wallet={wallet} failure={failure} />);
  expect(await screen.findByText('Số dư không đủ. Tiền trong ví chưa thay đổi.')).toBeInTheDocument();
  expect(screen.getByText('Trả từ ví Lotto Việt')).toBeInTheDocument();
});

test('MEM-03 once the missing amount is known, it replaces the usual text', async () => {
  await renderPage(<PayingWallet wallet={{ ...wallet, missing: '20.000 ₫' }} failure={failure} />);
  expect(await screen.findByRole('alert')).toHaveTextContent('Ví Lotto Việt còn thiếu 20.000 ₫');
  expect(screen.queryByText('Số dư không đủ. Tiền trong ví chưa thay đổi.')).toBeNull();
});

function Stakes() {
  const [missing, setMissing] = useState('20.000 ₫');
  return (
    <>
      <PayingWallet wallet={{ ...wallet, missing }} failure={failure} />
      <button onClick={() => setMissing('200.000 ₫')}>0</button>
    </>
  );
}

test('SOUND-05 a refused bet is announced once, not at each key stroke of another stake', async () => {
  await renderPage(<Stakes />);
  expect(await screen.findByRole('alert')).toHaveTextContent('Ví Lotto Việt còn thiếu 20.000 ₫');
  await userEvent.click(screen.getByRole('button', { name: '0' }));
  expect(screen.getByText('Ví Lotto Việt còn thiếu 200.000 ₫')).toBeInTheDocument();
  expect(screen.queryByRole('alert')).toBeNull();
});
