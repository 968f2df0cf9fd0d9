import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { useEffect } from 'react';
import { endpoints } from '#contract/endpoints';
import type { Value } from '#contract/wireTypes';
import { useSaferPlay } from '@/data/resources/useSaferPlay';
import { testBoot, testGateway, testMember, testSite } from '@/testing/testSite';
import { renderPage } from '@/testing/testPage';
import { DepositPage } from './DepositPage';

const gateway = testGateway();
const vnd = (amount: number) => ({ amount: String(amount), currency: 'VND' }) as const;
const at = (minutes: number) => new Date(testBoot.now + minutes * 60_000).toISOString();

const desk: Value<'depositDesk'> = {
  wageringTimes: 1,
  methods: [
    {
      code: 'BANK',
      kind: 'bank',
      least: vnd(100_000),
      most: vnd(300_000_000),
      fee: { basisPoints: 0, fixed: vnd(0) },
      arrival: { from: 1, to: 3 },
      amounts: [vnd(500_000)],
    },
    {
      code: 'CARD',
      kind: 'card',
      least: vnd(100_000),
      most: vnd(20_000_000),
      fee: { basisPoints: 150, fixed: vnd(0) },
      arrival: { from: 1, to: 10 },
      amounts: [],
    },
  ],
  limits: [],
  offerLimits: false,
  pause: null,
  open: null,
  sandbox: false,
};

const order = (change: Partial<Value<'deposit'>> = {}): Value<'deposit'> => ({
  orderNo: 'D261121K7M2QXNE',
  method: 'BANK',
  kind: 'bank',
  amount: vnd(2_000_000),
  fee: vnd(0),
  credit: vnd(2_000_000),
  state: 'waiting',
  reason: null,
  hasReceipt: false,
  createdAt: at(0),
  changedAt: at(0),
  expiresAt: at(30),
  arrival: { from: 1, to: 3 },
  instructions: {
    kind: 'bank',
    amount: vnd(2_000_000),
    accountNumber: '190024819924',
    content: 'D261121K7M2QXNE',
  },
  ...change,
});

beforeAll(gateway.open);
beforeEach(() => {
  sessionStorage.setItem('token', 'secret');
  gateway.answers('memberInfo', testMember);
  gateway.answers('balance', { balance: vnd(1_000_000) });
  gateway.answers('permission', { info: {} } as never);
  gateway.answers('depositDesk', desk);
  gateway.answers('depositOrders', { orders: [], total: 0 });
  gateway.answers('depositOrder', order());
});
afterEach(gateway.reset);
afterAll(gateway.close);

const amount = () => screen.findByLabelText('Số tiền');
const act = () => screen.getByRole('button', { name: 'Nạp tiền' });
const sent = () =>
  gateway.asked
    .filter(({ method, url }) => method === 'POST' && new URL(url).pathname === endpoints.deposit.path)
    .map(({ headers }) => headers.get('idempotency-key'));

test('MEM-04 fee, duration and credited amount are shown before the payment', async () => {
  await renderPage(<DepositPage />);
  await userEvent.click(await screen.findByRole('radio', { name: 'Thẻ ngân hàng' }));
  await userEvent.type(await amount(), '2000000');
  expect(await amount()).toHaveValue('2.000.000');
  const summary = screen.getByRole('region', { name: 'Tóm tắt' });
  expect(within(summary).getByText('30.000 ₫')).toBeInTheDocument();
  const received = within(summary).getByText('Thực nhận').nextElementSibling;
  expect(received).toHaveTextContent(/^1\.970\.000\s₫$/);
  expect(within(summary).getByText('1 đến 10 phút')).toBeInTheDocument();
});

test('SAFE-05 the bound amount of a deposit, and for how long, is shown before the payment', async () => {
  gateway.answers('depositDesk', { ...desk, wageringTimes: 3 });
  await renderPage(<DepositPage />);
  await userEvent.type(await amount(), '2000000');
  const summary = within(screen.getByRole('region', { name: 'Tóm tắt' }));
  const said = (label: string) => summary.getByText(label).nextElementSibling;
  expect(said('Chưa rút được ngay')).toHaveTextContent(/^2\.000\.000\s₫$/);
  expect(said('Rút được khi cược đủ')).toHaveTextContent(/^6\.000\.000\s₫$/);
});

test('MEM-04 an order shows how to pay, each fact with a button to copy it', async () => {
  gateway.answers('deposit', order());
  await renderPage(<DepositPage />);
  await userEvent.type(await amount(), '2000000');
  await userEvent.click(act());
  expect(await screen.findByText('190024819924')).toBeInTheDocument();
  expect(screen.getAllByRole('button', { name: 'Sao chép' })).toHaveLength(3);
  expect(await gateway.bodiesOf('deposit')).toEqual([{ method: 'BANK', amount: '2000000' }]);
});

test('SOUND-03 a cashier without any deposit method says so', async () => {
  gateway.answers('depositDesk', { ...desk, methods: [], sandbox: false });
  await renderPage(<DepositPage />);
  expect(await screen.findByText('Chưa có cách nạp tiền')).toBeInTheDocument();
  expect(screen.queryByText('Bản trình diễn, không phải tiền thật')).toBeNull();
});

test('MEM-04 an amount out of bounds is reported at its field and nothing is sent', async () => {
  await renderPage(<DepositPage />);
  await userEvent.type(await amount(), '99999');
  await userEvent.click(act());
  expect(await amount()).toHaveAccessibleDescription(/^Tối thiểu 100\.000\s₫ /);
  expect(sent()).toEqual([]);
});

test('MEM-12 a refusal names the reached limit and its end, and the typed text stays', async () => {
  gateway.refuses('deposit', 'limit_reached', 409, {
    limit: {
      kind: 'deposit',
      period: 'week',
      amount: vnd(5_000_000),
      used: vnd(5_000_000),
      left: vnd(0),
      resetsAt: '2026-11-22T17:00:00.000Z',
      next: null,
    },
  });
  await renderPage(<DepositPage />);
  await userEvent.type(await amount(), '2000000');
  await userEvent.click(act());
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Bạn đã dùng hết hạn mức nạp 5.000.000 ₫ của tuần này. Hạn mức được tính lại từ 00:00 23/11/2026.',
  );
  expect(await amount()).toHaveValue('2.000.000');
});

test('security row 26: a call without an answer is retried with the same key, and nothing else is sent', async () => {
  let answers = false;
  const { deposit } = endpoints;
  gateway.handle(
    http.post(`*${deposit.path}`, () =>
      answers ? HttpResponse.json({ success: true, value: order() }) : HttpResponse.error(),
    ),
  );
  await renderPage(<DepositPage />);
  await userEvent.type(await amount(), '2000000');
  await userEvent.click(act());
  expect(await screen.findByText('Chưa rõ yêu cầu trước đã được nhận hay chưa')).toBeInTheDocument();
  expect(act()).toHaveAttribute('aria-disabled', 'true');
  answers = true;
  await userEvent.click(screen.getByRole('button', { name: 'Kiểm tra lại' }));
  expect(await screen.findByText('190024819924')).toBeInTheDocument();
  expect(sessionStorage.getItem('moneyCalls')).toBeNull();
});

test('security row 26: a reloaded page retries the previous page’s call with its key', async () => {
  sessionStorage.setItem(
    'moneyCalls',
    JSON.stringify({ deposit: { key: 'kept-key', body: { method: 'BANK', amount: '2000000' } } }),
  );
  gateway.answers('deposit', order());
  await renderPage(<DepositPage />);
  expect(await screen.findByText('190024819924')).toBeInTheDocument();
  expect(sent()).toEqual(['kept-key']);
  expect(sessionStorage.getItem('moneyCalls')).toBeNull();
});

test('security row 26: Enter and a click while the order is being sent send one call', async () => {
  gateway.answers('deposit', order());
  await renderPage(<DepositPage />);
  await userEvent.type(await amount(), '2000000{Enter}');
  await userEvent.click(screen.queryByRole('button', { name: 'Nạp tiền' }) ?? document.body);
  await screen.findByText('190024819924');
  expect(sent()).toHaveLength(1);
});

test.each([true, false])(
  'SAFE-01 the question for limits stands in the deposit, asked %s',
  async (offerLimits) => {
    gateway.answers('depositDesk', { ...desk, offerLimits });
    await renderPage(<DepositPage limitPrompt={(onSettled) => <p ref={onSettled}>Hạn mức?</p>} />);
    await amount();
    expect(screen.queryAllByText('Hạn mức?')).toHaveLength(offerLimits ? 1 : 0);
  },
);

test('SAFE-01 the form of the first deposit comes after the question above it, so that its button stays in its place', async () => {
  gateway.answers('depositDesk', { ...desk, offerLimits: true });
  await renderPage(
    <DepositPage limitPrompt={(onSettled) => <button onClick={onSettled}>Hạn mức?</button>} />,
  );
  const prompt = await screen.findByText('Hạn mức?');
  expect(screen.queryByLabelText('Số tiền')).toBeNull();
  await userEvent.click(prompt);
  expect(await amount()).toBeVisible();
});

test('SAFE-01 the answered limit prompt keeps the focus and says which limit was set', async () => {
  function Prompt({ onSettled }: { onSettled: () => void }) {
    useEffect(onSettled, [onSettled]);
    const { decline } = useSaferPlay();
    return <button onClick={() => void decline()}>Đặt</button>;
  }
  gateway.answers('saferPlay', {} as never);
  gateway.answers('declineLimits', null);
  gateway.answers('depositDesk', { ...desk, offerLimits: true });
  await renderPage(<DepositPage limitPrompt={(onSettled) => <Prompt onSettled={onSettled} />} />);
  const asked = await screen.findByRole('button', { name: 'Đặt' });
  gateway.answers('depositDesk', { ...desk, sandbox: true });
  await userEvent.click(asked);
  await screen.findByText('Bản trình diễn, không phải tiền thật');
  expect(asked).toBeInTheDocument();
  expect(asked).toHaveFocus();
});

test('MEM-12 a self-excluded member sees when it ends, and no deposit method', async () => {
  gateway.answers('depositDesk', {
    ...desk,
    pause: { kind: 'selfExclusion', until: '2027-05-20T05:00:00.000Z' },
  });
  await renderPage(<DepositPage />);
  expect(await screen.findByText('Bạn đã tự khóa tài khoản')).toBeInTheDocument();
  expect(screen.getByText(/Đến 12:00 20\/05\/2027/)).toBeInTheDocument();
  expect(screen.queryByLabelText('Số tiền')).toBeNull();
});

test('MEM-04 an order that has ended shows its result', async () => {
  gateway.answers('depositDesk', { ...desk, open: order() });
  gateway.answers('depositOrder', order({ state: 'rejected', reason: 'refusedByBank', instructions: null }));
  await renderPage(<DepositPage />);
  await waitFor(() =>
    expect(
      screen.getByText(/Lệnh nạp 2.000.000 ₫ bị từ chối: Đơn vị thanh toán từ chối giao dịch/),
    ).toBeVisible(),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Tạo lệnh khác' }));
  expect(await amount()).toBeInTheDocument();
});

test('API-04 without keys a deposit whose answer was lost is not sent again, and the member looks for it', async () => {
  const lose = jest.fn(() => HttpResponse.error());
  gateway.handle(http.post(`*${endpoints.deposit.path}`, lose));
  const site = testSite({ profile: { ...testBoot.profile, idempotency: false } });
  await renderPage(<DepositPage />, { site });
  await userEvent.type(await amount(), '2000000');
  await userEvent.click(act());
  expect(await screen.findByText('Chưa rõ yêu cầu trước đã được nhận hay chưa')).toBeInTheDocument();
  fireEvent(window, new Event('online'));
  await userEvent.click(await screen.findByRole('button', { name: 'Tôi đã xem' }));
  expect(screen.queryByText('Chưa rõ yêu cầu trước đã được nhận hay chưa')).toBeNull();
  expect(await amount()).toHaveValue('2.000.000');
  expect(lose).toHaveBeenCalledTimes(1);
});

const choosePicture = async () =>
  userEvent.upload(
    await screen.findByLabelText(/Thêm ảnh/),
    new File(['picture'], 'bien-lai.png', { type: 'image/png' }),
  );
const openOrder = async () => {
  gateway.answers('depositDesk', { ...desk, open: order() });
  await renderPage(<DepositPage />);
};

test('MEM-04 the button without a receipt says what is missing', async () => {
  gateway.refuses('uploadProof', 'try_again', 503);
  await openOrder();
  const send = await screen.findByRole('button', { name: 'Gửi biên lai' });
  await userEvent.click(send);
  expect(await screen.findByText('Cần ít nhất một ảnh làm bằng chứng')).toBeVisible();
  await choosePicture();
  await screen.findByRole('button', { name: 'Thử lại bien-lai.png' });
  expect(screen.getByText(/^Chưa gửi được ảnh: bien-lai.png/)).toBeVisible();
});

test("more pictures than a day's worth were to be tried again after 5 minutes (ERR-03)", async () => {
  gateway.handle(
    http.post(`*${endpoints.uploadProof.path}`, () =>
      HttpResponse.json(
        { success: false, message: 'too_many_requests' },
        { status: 429, headers: { 'retry-after': '82000' } },
      ),
    ),
  );
  await openOrder();
  await choosePicture();
  expect(await screen.findByText(/vui lòng thử lại sau 23 giờ$/)).toBeVisible();
});

test('SOUND-05 each step of a deposit focuses its heading', async () => {
  gateway.answers('deposit', order());
  gateway.answers('uploadProof', { id: '0190a1b2-0000-7000-8000-000000004821' });
  await renderPage(<DepositPage />);
  await userEvent.type(await amount(), '2000000');
  expect(screen.getByRole('heading', { name: 'Nạp tiền' })).not.toHaveFocus();
  await userEvent.click(act());
  expect(await screen.findByRole('heading', { name: 'Lệnh nạp: Chờ thanh toán' })).toHaveFocus();
  await choosePicture();
  await screen.findByRole('img', { name: 'bien-lai.png' });
  gateway.answers('depositReceipt', order({ hasReceipt: true }));
  gateway.answers('depositOrder', order({ hasReceipt: true }));
  await userEvent.click(screen.getByRole('button', { name: 'Gửi biên lai' }));
  await screen.findByText('Đã nhận ảnh biên lai.');
  expect(document.activeElement).toHaveTextContent(/^Đã nhận ảnh biên lai\.$/);
  await userEvent.click(screen.getByRole('button', { name: 'Tạo lệnh khác' }));
  expect(await screen.findByRole('heading', { name: 'Nạp tiền' })).toHaveFocus();
});

test('MEM-04 a deposit that waits is cancelled after a question that says what becomes of a payment', async () => {
  gateway.answers('deposit', order());
  gateway.answers('depositCancel', order({ state: 'cancelled', instructions: null }));
  await renderPage(<DepositPage />);
  await userEvent.type(await amount(), '2000000');
  await userEvent.click(act());
  await userEvent.click(await screen.findByRole('button', { name: 'Hủy lệnh nạp' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText(/vẫn được ghi nhận khi đến/)).toBeInTheDocument();
  expect(await gateway.bodiesOf('depositCancel')).toEqual([]);
  await userEvent.click(dialog.getByRole('button', { name: 'Hủy lệnh nạp' }));
  expect(await screen.findByText(/^Bạn đã hủy lệnh nạp/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Hủy lệnh nạp' })).toBeNull();
});

test('MEM-04 a settled deposit opens in the list and says why it was rejected', async () => {
  gateway.answers('depositOrders', {
    orders: [order({ state: 'rejected', reason: 'notPaid', instructions: null })],
    total: 1,
  });
  await renderPage(<DepositPage />);
  await userEvent.click(await screen.findByRole('button', { name: /Bị từ chối/ }));
  expect(screen.getByText(/bị từ chối: Không thấy khoản thanh toán nào/)).toBeInTheDocument();
});
