import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Value } from '#contract/wireTypes';
import { testBoot, testGateway, testMember } from '@/testing/testSite';
import { renderPage } from '@/testing/testPage';
import { MessagesPage } from './MessagesPage';

const gateway = testGateway();
beforeAll(gateway.open);
beforeEach(() => {
  sessionStorage.setItem('token', 'secret');
  gateway.answers('memberInfo', testMember);
  gateway.answers('unreadCount', { count: 2 });
  gateway.answers('permission', { info: {} } as never);
  gateway.answers('messages', { list, pageNum: 1, totalPages: 1, total: 2 });
});
afterEach(gateway.reset);
afterAll(gateway.close);

const at = new Date(testBoot.now).toISOString();
const list: Value<'messages'>['list'] = [
  {
    id: '00000000-0000-7000-8000-000000000001',
    kind: 'depositCredited',
    params: { amount: '2000000', currency: 'VND', orderNo: '20261120' },
    at,
    read: false,
  },
  {
    id: '00000000-0000-7000-8000-000000000002',
    kind: 'transferIn',
    params: { amount: '50000', currency: 'VND', account: '0912345678' },
    at,
    read: true,
  },
];

const open = async () => {
  await renderPage(<MessagesPage />);
  return screen.findByRole('button', { name: /Nạp tiền đã vào ví/ });
};

test('MEM-11 a message says sums as its reader reads them, and numbers that are no sums as they are', async () => {
  expect(await open()).toHaveTextContent('Khoản nạp 2.000.000 ₫, mã 20261120, đã vào ví.');
  expect(screen.getByText('Nhận 50.000 ₫ từ 0912345678.')).toBeInTheDocument();
});

test('MEM-11 opening a message marks it as read, once, and links to its subject', async () => {
  gateway.answers('readMessage', { count: 1 });
  const message = await open();
  await userEvent.click(message);
  const article = await screen.findByRole('article', { name: 'Nạp tiền đã vào ví' });
  expect(within(article).getByRole('link', { name: 'Lịch sử tài khoản' })).toHaveAttribute(
    'href',
    '/?centre=member&page=transactionHistory',
  );
  await waitFor(() => expect(screen.getByText('1 tin chưa đọc')).toBeInTheDocument());
  expect(await gateway.bodiesOf('readMessage')).toEqual([{ id: list[0]?.id }]);
  await userEvent.click(screen.getByRole('button', { name: /Nhận chuyển tiền/ }));
  expect(await gateway.bodiesOf('readMessage')).toHaveLength(1);
});

test('MEM-11 all are marked at once', async () => {
  gateway.answers('readMessage', { count: 0 });
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Đánh dấu đã đọc tất cả' }));
  expect(await screen.findByText('0 tin chưa đọc')).toBeInTheDocument();
  expect(await gateway.bodiesOf('readMessage')).toEqual([{ id: 'all' }]);
});

test('MEM-11 without an answer the page offers to try again, and one click recovers', async () => {
  gateway.refuses('messages', 'try_again', 503);
  await renderPage(<MessagesPage />);
  const again = await screen.findByRole('button', { name: 'Thử lại' });
  gateway.answers('messages', { list, pageNum: 1, totalPages: 1, total: 2 });
  await userEvent.click(again);
  expect(await screen.findByRole('button', { name: /Nạp tiền đã vào ví/ })).toBeInTheDocument();
});
